import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { AdminPage } from '../support/admin-page.ts'
import { BookingPage } from '../support/booking-page.ts'
import { freeDay } from '../support/free-day.ts'
import { PHONE } from '../support/phone.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/site.ts'

/** Every screen and state for people who use other means than eyes and a mouse (WCAG 2.2, level AA). */

test.describe('on a desk', () => {
  const WIDTHS = [768, 1280]

  test('the front page, with and without its menu open', async ({ page }) => {
    await page.goto('/')
    await expectAccessible(page, WIDTHS)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('summary', { hasText: 'Services' }).click()
    await expectAccessible(page, [1280])
  })

  test("a category's page, a further one, and the pages that stand in for another", async ({ page, complaints }) => {
    for (const address of ['/motorcycle-detailing', '/privacy', '/nowhere', '/offline']) {
      await page.goto(address)
      await expectAccessible(page, WIDTHS)
    }
    // The browser itself logs the page that is none.
    expect(complaints.splice(0)).toHaveLength(1)
  })

  test('the form: refused, filled, with a taken time, and sent', async ({ page }) => {
    await formStates(page, '/#appointments', WIDTHS)
  })

  test('the admin: signed out and signed in', async ({ page }) => {
    const admin = new AdminPage(page)
    await page.goto('/#/admin')
    await expect(page.getByLabel('Username')).toBeVisible()
    await expectAccessible(page, WIDTHS)
    await admin.signIn()
    await admin.isSignedIn()
    await expectAccessible(page, WIDTHS)
  })

  test("the owner's form: empty, and refused with a warning", async ({ page, complaints }) => {
    await ownersForm(page, WIDTHS, complaints)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)
  const WIDTHS = [360, 768]

  test("the owner's form: empty, and refused with a warning", async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await ownersForm(page, WIDTHS, complaints)
  })

  test('the chooser, every view, and a further page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: /How would you like/ })).toBeVisible()
    await expectAccessible(page, WIDTHS)
    await page.getByRole('link', { name: /Mobile Version/ }).click()
    for (const hash of ['#view-home', '#rv-services-page', '#view-contact', '#view-about']) {
      await page.evaluate(to => (location.hash = to), hash)
      await expectAccessible(page, WIDTHS)
    }
    await page.goto('/privacy')
    await expectAccessible(page, WIDTHS)
  })

  test('the form: refused, filled, with a taken time, and sent', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await formStates(page, '/#view-contact', WIDTHS)
  })

  test('everything that is touched is large enough: 44 px, or a word in a text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    for (const address of ['/#view-home', '/#services', '/#view-contact', '/#view-about', '/privacy']) {
      await page.goto(address)
      await settled(page)
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a, button, summary, select, input:not([type=radio], [type=checkbox], [aria-hidden=true]), label:has(input)',
          ),
        ]
          .filter(element => element.checkVisibility() && element.closest('p:not(.actions)') === null)
          .map(element => ({ element, area: element.querySelector('::after') ?? element }))
          .filter(({ element }) => {
            const row = element.closest('tr') ?? element
            return Math.min(row.getBoundingClientRect().height, 999) < 44 && element.getBoundingClientRect().bottom > 0
          })
          .map(({ element }) => `${element.tagName} ${element.textContent.trim().slice(0, 40)} ${element.getBoundingClientRect().height}`),
      )
      expect(small, address).toEqual([])
    }
  })
})

test.describe('enlarged', () => {
  test('at 200 % and at 400 % nothing is lost and nothing scrolls sideways', async ({ page }) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 })
      await page.goto('/')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
      await page.locator('summary', { hasText: 'Menu' }).click()
      await page.locator('summary', { hasText: 'Services' }).click()
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Tractor Services' })).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click()
      const booking = new BookingPage(page)
      await booking.open()
      await booking.choose('Vehicle type', 'Car')
      await booking.choose('Car package', /Gold/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px, form`).toBeLessThanOrEqual(width)
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen differs from what is not, and borders stay', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'Car')
    const borderOf = (name: string) =>
      booking.form.getByRole('radio', { name, exact: true }).evaluate(input => getComputedStyle(input.closest('label') ?? input).borderTopColor)
    expect(await borderOf('Car')).not.toBe(await borderOf('RV'))
    const widths = await booking.form
      .locator('label:has(input[type=radio]), select, input[type=text], button')
      .evaluateAll(elements => elements.map(element => getComputedStyle(element).borderTopWidth))
    expect(widths.every(width => Number.parseFloat(width) >= 1)).toBe(true)
  })
})

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, header')].map(element => getComputedStyle(element).transitionDuration),
  )
  expect([...new Set(durations)]).toEqual(['0s'])
})

async function ownersForm(page: Page, widths: readonly number[], complaints: string[]): Promise<void> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, widths, '#admin')
  await dialog.getByRole('radio', { name: 'Tractor', exact: true }).check()
  await dialog.getByRole('radio', { name: /Interior Only/ }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await expect(dialog.getByText('Free on this day:')).toBeVisible()
  await dialog.getByLabel('Time', { exact: true }).fill('09:10')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Book anyway' })).toBeVisible()
  await expectAccessible(page, widths, '#admin')
  // The browser itself logs the refusal.
  expect(complaints.splice(0)).toHaveLength(1)
}

/** Walks the form through its states, looking at each. */
async function formStates(page: Page, address: string, widths: readonly number[]): Promise<void> {
  const day = freeDay()
  const booking = new BookingPage(page)
  await booking.open(address)
  await booking.choose('Vehicle type', 'Tractor')
  await booking.send()
  await expect(booking.alert).toBeFocused()
  await expectAccessible(page, widths, '#booking-form')
  await booking.choose('Tractor package', /Interior Only/)
  await booking.choose('Tractor size', 'Large')
  await booking.fill('Name', 'Axel Axe')
  await booking.fill('Email', 'axel@example.com')
  await booking.fill(/Phone/, '208-555-0122')
  await booking.at(day, '09:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await expectAccessible(page, widths, '#booking-form')
  await page.route('**/check-timeslot?*', route => route.fulfill({ json: { available: false } }))
  await booking.at(day, '09:30')
  await expect(booking.form.getByRole('button', { name: '9:30 AM' })).toBeVisible()
  await expectAccessible(page, widths, '#booking-form')
  await page.unroute('**/check-timeslot?*')
  await booking.at(day, '10:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  await expectAccessible(page, widths, '#booking-form')
}
