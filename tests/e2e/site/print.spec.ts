import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'

/** What comes out on paper. */

test.describe('on a desk', () => {
  test('an estimate is printed alone, with who made it, when, for what, and its lines', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'Car')
    await booking.choose('Car package', /Gold/)
    await booking.choose('Vehicle size', /Mid/)
    await booking.form.getByRole('button', { name: 'Print or save this estimate' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    await expectSheet(page, ['Alderglass Mobile Detailing', '(208) 555-0142', 'alderglass@example.com', 'Car, Mid-Size SUV/Trucks', 'Gold Shine'])
  })

  test('without an estimate the page is printed without the form', async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#booking-form')).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
  })

  test('what was sent is printed alone', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'Motorcycle')
    await booking.choose('Motorcycle package', /Buff/)
    await booking.fill('Name', 'Paula Paper')
    await booking.fill('Email', 'paula@example.com')
    await booking.at(freeDay(), '09:00')
    await expect(booking.slot).toHaveText('✓ Time slot is available!')
    await booking.send()
    await expect(booking.alert).toContainText('Appointment requested!')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Your reference: ')).toBeVisible()
    await expect(booking.form.getByText('Alderglass Mobile Detailing')).toBeVisible()
    for (const hidden of ['h1', 'h2', 'nav', 'button', '.button']) await expect(page.locator(hidden).locator('visible=true')).toHaveCount(0)
    expect(await pagesOf(page)).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('an estimate is printed alone, though its details are closed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    const booking = new BookingPage(page)
    await booking.open('/#view-contact')
    await booking.choose('Vehicle type', 'RV')
    await booking.choose('RV package', /Exterior/)
    await booking.fill(/length/, '30')
    await expectSheet(page, ['Alderglass Mobile Detailing', '30 linear feet', 'Exterior'])
  })

  test('packages are printed unfolded', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await page.goto('/#services')
    const feature = page.getByText('Seats, carpets and mats vacuumed').locator('visible=true')
    await expect(feature).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(feature).toHaveCount(1)
  })
})

/** In black on white, on one page, whatever the screen's colours. */
async function expectSheet(page: Page, texts: readonly string[]): Promise<void> {
  const estimate = page.locator('#booking-form').getByRole('complementary')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const text of texts) await expect(estimate.getByText(text).first()).toBeVisible()
  for (const hidden of ['button', 'nav', 'h1', 'h2', 'fieldset']) await expect(page.locator(hidden).locator('visible=true')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.estimate h3') ?? document.body).colorScheme)).toBe('light')
  expect(await pagesOf(page)).toBe(1)
}

async function pagesOf(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '2cm', right: '2cm', bottom: '2cm', left: '2cm' } })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
