import type { Page } from '@playwright/test'
import { AGAIN } from '../../support/browser/again.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { expect, test } from '../../support/browser/site.ts'

/** Specification, section 4: when a time is checked, and what a press does meanwhile. */

test("section 4: the slot check asks for the first service type of the category, then for the chosen package's own", async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/check-timeslot')) asked.push(searchParams.get('duration') ?? '')
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.at(freeDay(), '10:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  const held = Promise.withResolvers<void>()
  await page.route('**/check-timeslot?*', async route => {
    await held.promise
    await route.continue()
  })
  await booking.choose('Motorcycle package', /Buff/)
  await expect(booking.slot).toHaveText('')
  held.resolve()
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  expect(asked).toEqual(['180', '240'])
})

test('section 4: editing date or time forgets the slot answer, and one check follows once they have rested for 500 ms', async ({ page }) => {
  let checks = 0
  await page.clock.install()
  await page.route('**/check-timeslot?*', async route => {
    checks += 1
    await route.continue()
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Tractor')
  await page.clock.pauseAt(Date.now() + 60_000)
  const day = freeDay()
  for (const time of ['08:00', '08:30', '09:00']) {
    await booking.at(day, time)
    await page.clock.runFor(400)
  }
  expect(checks).toBe(0)
  await page.clock.runFor(99)
  expect(checks).toBe(0)
  await page.clock.runFor(1)
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  expect(checks).toBe(1)
  await booking.at(day, '09:30')
  await expect(booking.slot).toHaveText('')
})

test('section 4: while the slot is checked the form says so and cannot be sent', async ({ page }) => {
  let release: () => void = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/check-timeslot?*', async route => {
    await held
    await route.continue()
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Tractor')
  await booking.at(freeDay(), '09:00')
  await expect(booking.slot).toHaveText('Checking availability...')
  await expect(booking.submit).toBeDisabled()
  release()
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await expect(booking.submit).toBeEnabled()
})

for (const [title, available, told] of [
  ['sends the form when the time is free', true, 'Appointment requested!'],
  ['says so when the time is taken', false, 'This time slot is not available. Please choose a different time.'],
] as const) {
  test(`a press that the slot check switches off ${title}`, available ? {} : AGAIN, async ({ page }) => {
    const { booking, answer } = await pressedWhileChecked(page)
    await page.mouse.up()
    await expect(booking.submit).toBeDisabled()
    answer({ available })
    await expect(booking.alert).toContainText(told)
  })
}

test('a press whose click comes only once the slot check has begun is kept, too', async ({ page }) => {
  const { booking, sent, answer } = await beforeCheck(page)
  // As on a phone, where the click comes after the finger is gone: the button is disabled by then.
  for (const type of ['pointerdown', 'pointerup']) await booking.submit.dispatchEvent(type)
  expect(sent).toEqual([])
  await expect(booking.submit).toBeDisabled()
  answer({ available: true })
  await expect(booking.alert).toContainText('Appointment requested!')
})

test('a press that the slot check switches off is taken back by what is entered after it, and by letting go elsewhere', AGAIN, async ({ page }) => {
  const { booking, answer, sent } = await pressedWhileChecked(page)
  await page.mouse.up()
  await booking.fill('Name', 'Second Thought')
  answer({ available: true })
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.submit.hover()
  await booking.at(freeDay(), '11:00')
  await booking.submit.hover()
  await page.mouse.down()
  await expect(booking.slot).toHaveText('Checking availability...')
  await booking.estimate.hover()
  await page.mouse.up()
  answer({ available: true })
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await expect(booking.submit).toBeEnabled()
  expect(sent).toEqual([])
})

/** The form as it is filled in, before its time is checked; `answer` ends a check. */
async function beforeCheck(page: Page) {
  const sent: string[] = []
  page.on('request', request => void (request.method() === 'POST' && sent.push(request.url())))
  let answer: (available: object) => void = () => {}
  await page.route('**/check-timeslot?*', async route => route.fulfill({ json: await new Promise<object>(resolve => (answer = resolve)) }))
  const booking = new BookingPage(page)
  await booking.open('/?package=motorcycle-standard-detail#appointments')
  await booking.fill('Name', 'Percy Press')
  await booking.fill('Email', 'percy@example.com')
  await booking.at(freeDay(), '09:00')
  return { booking, sent, answer: (available: object) => answer(available) }
}

/** A filled form whose button is held down while the check of the time begins. */
async function pressedWhileChecked(page: Page) {
  const started = await beforeCheck(page)
  const { booking } = started
  await booking.submit.hover()
  await page.mouse.down()
  await expect(booking.slot).toHaveText('Checking availability...')
  return started
}
