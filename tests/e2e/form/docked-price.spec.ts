import type { Locator, Page } from '@playwright/test'
import { bookOverApi } from '../../support/server/book-over-api.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'

/** On a phone the price is docked beside the questions, and never stands before one. */

test.use(PHONE)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
})

const CAR = '/?package=car-gold-shine#view-contact'

test('what is docked takes at most a fifth of the screen, also above a keyboard, and covers no field that has the focus', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open(CAR)
  await booking.choose('Vehicle size', /Mid-Size/)
  for (const [width, height, isDocked] of [
    [390, 844, true],
    [360, 640, true],
    [360, 560, true],
    [360, 300, false],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(booking.form.locator('.conclusion')).toHaveCSS('position', isDocked ? 'sticky' : 'static')
      await scrollTo(booking.form.locator('[name=email]'))
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.2)
      for (const name of ['appointment_date', 'appointment_time', 'name', 'email', 'phone', 'service_address', 'message']) {
        const field = booking.form.locator(`[name=${name}]`)
        await field.focus()
        expect.soft(await isUncovered(field), name).toBe(true)
      }
    })
  }
})

test('the details of the price close when a field gets the focus, and open again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const booking = new BookingPage(page)
  await booking.open(CAR)
  await booking.choose('Vehicle size', /Mid-Size/)
  const [summary, line] = [booking.form.getByText('Details', { exact: true }), booking.form.getByText('3-5 hours')]
  await scrollTo(booking.form.locator('[name=name]'))
  await summary.click()
  await expect(line).toBeInViewport()
  await booking.form.locator('[name=name]').focus()
  await expect(line).toBeHidden()
  expect(await isUncovered(booking.form.locator('[name=name]'))).toBe(true)
  await summary.click()
  await expect(line).toBeInViewport()
})

test('with text at twice its size what is docked takes at most a fifth of the screen, nothing scrolls sideways, and the head is legible', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const booking = new BookingPage(page)
  await booking.open(CAR)
  await booking.choose('Vehicle size', /Mid-Size/)
  const email = booking.form.locator('[name=email]')
  await scrollTo(email)
  expect(await coveredShare(page)).toBeLessThanOrEqual(0.2)
  await email.focus()
  expect(await isUncovered(email)).toBe(true)
  for (const view of ['home', 'services', 'about', 'contact']) {
    await page.goto(`/#view-${view}`)
    const head = page.locator(`#view-${view} .top`)
    await expect(head).toBeVisible()
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(390)
    for (const part of await head.locator('> *').all()) expect.soft(await isUncovered(part), view).toBe(true)
    await page.evaluate(() => window.scrollTo(0, innerHeight))
    expect.soft(await coveredShare(page), view).toBeLessThanOrEqual(0.2)
  }
})

test('the package that was chosen on its card stays in sight, and what is still needed for its price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const booking = new BookingPage(page)
  await booking.open('/?package=tractor-full#view-contact')
  for (const name of ['vehicle_category', 'name', 'message']) {
    await scrollTo(booking.form.locator(`[name=${name}]`).first())
    await expect(booking.form.locator('.conclusion').getByText('Interior and Exterior')).toBeInViewport({ ratio: 1 })
    await expect(booking.estimate).toHaveText('Still needed for your price: Tractor size')
    await expect(booking.estimate).toBeInViewport({ ratio: 1 })
  }
})

test('a time that is taken is told at the button, which leads to the time and to free ones', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const day = freeDay()
  await bookOverApi(request, day, '08:00')
  const booking = new BookingPage(page)
  await booking.open('/?package=motorcycle-standard-detail#view-contact')
  await booking.at(day, '08:00')
  await expect(booking.slot).toHaveText('✗ This time slot is already booked. Please choose a different time.')
  const offer = booking.form.getByRole('button', { name: '11:00 AM', exact: true })
  await expect(offer).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(offer)).toBe(true)
  await expect(booking.submit).toBeDisabled()
  await scrollTo(booking.form.locator('[name=message]'))
  const reason = booking.form.getByRole('link', { name: 'This time slot is already booked. Please choose a different time.' })
  await expect(reason).toBeInViewport({ ratio: 1 })
  expect(await coveredShare(page)).toBeLessThanOrEqual(0.2)
  await reason.click()
  await expect(booking.form.locator('[name=appointment_time]')).toBeFocused()
  await offer.click()
  await expect(reason).toHaveCount(0)
  await expect(booking.submit).toBeEnabled()
})

async function scrollTo(part: Locator): Promise<void> {
  await part.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** The share of the screen's height over which something fixed or stuck lies. */
async function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isDocked = (element: Element | null): boolean =>
      element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isDocked(element.parentElement))
    const lines = Array.from({ length: innerHeight }, (_, y) => y)
    return lines.filter(y => isDocked(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight
  })
}

/** Whether nothing lies over an element: neither at its edges nor in its middle. */
async function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate(element => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const points = [top + 2, top + height / 2, bottom - 2].map(y => document.elementFromPoint((left + right) / 2, y))
    return width > 0 && points.every(found => found !== null && element.contains(found))
  })
}
