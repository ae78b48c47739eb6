import type { Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { look } from '../../support/browser/look.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Every screen and state of visitors, and the owner's form: what a machine can see of it is checked, for people who use other means than eyes and a mouse too (WCAG 2.2, level AA); `npm run pictures` takes pictures of it for people to look at. */

test.describe('on a desk', AGAIN, () => {
  const WIDTHS = [768, 1280, 1920]

  test('pages', async ({ page, complaints }) => {
    for (const [name, address, part] of [
      ['front', '/', 'body'],
      ['services', '/#semi-services-page', '#semi-services-page'],
      ['contact', '/#contact', '#contact'],
      ['category', '/car-detailing', 'body'],
      ['privacy', '/privacy', 'body'],
      ['missing', '/nowhere', 'body'],
      ['offline', '/offline', 'body'],
    ] as const) {
      await page.goto(address)
      await look(page, `desk-${name}`, WIDTHS, part)
    }
    // The browser itself logs the page that is none.
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Services' }).click()
    await look(page, 'desk-menu', [1280], 'header')
  })

  test('the form', async ({ page }) => {
    await formStates(page, 'desk', '/#appointments', WIDTHS)
  })

  test("the owner's form", async ({ page, complaints }) => {
    await ownersForm(page, 'desk', WIDTHS, complaints)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)
  const WIDTHS = [360, 768]

  test("the owner's form", async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await ownersForm(page, 'phone', WIDTHS, complaints)
  })

  test('views', async ({ page }) => {
    await page.goto('/')
    await look(page, 'phone-chooser', WIDTHS)
    await page.evaluate(() => localStorage.setItem('versionSelected', 'mobile'))
    for (const [name, address] of [
      ['home', '/'],
      ['services', '/#services'],
      ['contact', '/#view-contact'],
      ['about', '/#view-about'],
      ['privacy', '/privacy'],
    ] as const) {
      await page.goto(address)
      await page.reload()
      await look(page, `phone-${name}`, WIDTHS)
    }
  })

  test('the form', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await formStates(page, 'phone', '/#view-contact', WIDTHS)
  })
})

async function formStates(page: Page, device: string, address: string, widths: readonly number[]): Promise<void> {
  const booking = new BookingPage(page)
  await booking.open(address)
  await lookAt('#appointments', 'form-empty')
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Ceramic/)
  await booking.choose('Vehicle size', /SUV/)
  await booking.take(/Rim Ceramic/)
  await lookAt('#field-car_package', 'form-filled')
  await booking.send()
  await expect(booking.alert).toBeFocused()
  await lookAt('#appointments', 'form-errors')
  await booking.fill('Name', 'Lou Look')
  await booking.fill('Email', 'lou@example.com')
  await booking.fill(/Phone/, '208-555-0133')
  const day = freeDay()
  await booking.at(day, '09:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await lookAt('#field-appointment_date', 'form-free')
  await page.route('**/check-timeslot?*', route => route.fulfill({ json: { available: false } }))
  await booking.at(day, '09:30')
  await expect(booking.form.getByRole('button', { name: '9:30 AM', exact: true })).toBeVisible()
  await lookAt('#field-appointment_date', 'form-taken')
  await page.unroute('**/check-timeslot?*')
  await booking.at(day, '10:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  await lookAt('#appointments', 'form-sent')

  async function lookAt(part: string, name: string): Promise<void> {
    await page.locator(part).evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
    await look(page, `${device}-${name}`, widths, '#booking-form')
  }
}

async function ownersForm(page: Page, device: string, widths: readonly number[], complaints: string[]): Promise<void> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = page.getByRole('dialog')
  await look(page, `${device}-owner-empty`, widths)
  await dialog.getByRole('radio', { name: 'Tractor', exact: true }).check()
  await dialog.getByRole('radio', { name: /Interior Only/ }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await expect(dialog.getByText(/^Free times \(\d+/)).toBeVisible()
  await look(page, `${device}-owner-day`, widths)
  await dialog.getByLabel('Time', { exact: true }).fill('09:10')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Book anyway' })).toBeVisible()
  await look(page, `${device}-owner-warned`, widths)
  // The browser itself logs the refusal.
  expect(complaints.splice(0)).toHaveLength(1)
}
