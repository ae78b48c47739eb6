import type { Route } from '@playwright/test'
import { bookOverApi } from '../../support/server/book-over-api.ts'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Specification, section 8, from the visitor's side: a time that could not be checked, or that is lost. */

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })

/** Longer than the form waits before it asks. */
const LONG_AFTER = 1500

test('section 8: a slot check that fails leaves availability unchanged, is not asked again, and the form can be sent', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  let checks = 0
  page.on('request', request => (checks += request.url().includes('check-timeslot') ? 1 : 0))
  const booking = await filledForm(page, '/?package=motorcycle-standard-detail#appointments')
  const answers: readonly [title: string, answer: (route: Route) => Promise<void>][] = [
    ['an error', json(500, { error: 'no' })],
    ['rubbish', json(200, { available: 'perhaps' })],
    ['none', route => route.abort()],
  ]
  for (const [at, [title, answer]] of answers.entries()) {
    await test.step(title, async () => {
      const asked = Promise.withResolvers<Route>()
      await page.route('**/check-timeslot?*', asked.resolve)
      await booking.at(freeDay(), '07:00')
      const check = await asked.promise
      await expect(booking.submit).toBeDisabled()
      await answer(check)
      await expect(booking.submit).toBeEnabled()
      await expect(booking.slot).toHaveText('')
      await page.clock.runFor(LONG_AFTER)
      expect(checks).toBe(at + 1)
      await page.unroute('**/check-timeslot?*')
    })
  }
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested! We will contact you shortly to confirm your booking.')
  expect(checks).toBe(answers.length)
  expectFailedLoads(complaints)
})

test(
  'section 8: an answer that comes late says nothing of another visit, and a check that failed is not asked again',
  AGAIN,
  async ({ page, complaints }) => {
    await page.clock.install()
    const answers: ((status: number, body: object) => void)[] = []
    const asked: (string | null)[] = []
    await page.route('**/check-timeslot?*', async route => {
      asked.push(new URL(route.request().url()).searchParams.get('duration'))
      const [status, body] = await new Promise<[number, object]>(resolve => answers.push((...answer) => resolve(answer)))
      await route.fulfill({ status, json: body })
    })
    const booking = await filledForm(page, '/?package=motorcycle-standard-detail#appointments')
    await booking.at(freeDay(), '07:00')
    await expect.poll(() => answers.length).toBe(1)
    await booking.choose('Motorcycle package', /Buff/)
    await expect.poll(() => answers.length).toBe(2)
    const late = page.waitForResponse('**/check-timeslot?*')
    answers[0]?.(200, { available: true })
    await late
    await expect(booking.slot).toHaveText('Checking availability...')
    answers[1]?.(500, { error: 'no' })
    await expect(booking.slot).toHaveText('')
    await expect(booking.submit).toBeEnabled()
    await page.clock.runFor(LONG_AFTER)
    await booking.choose('Motorcycle package', /Standard/)
    await expect.poll(() => asked).toEqual(['180', '240', '180'])
    expectFailedLoads(complaints)
  },
)

test(
  'section 8: without service types no slot is checked and the form can be sent; another choice asks for them again, once',
  AGAIN,
  async ({ page, complaints }) => {
    await page.clock.install()
    const count = { types: 0, checks: 0 }
    page.on('request', request => {
      if (request.url().includes('/services/types')) count.types += 1
      if (request.url().includes('check-timeslot')) count.checks += 1
    })
    await page.route('**/services/types', route => route.abort())
    await page.route('**/api/v1/appointments/', json(503, { error: 'Come again' }))
    const day = freeDay()
    /** What is asked again while an answer is awaited asks once: each choice here comes after the failure of the one before. */
    const failing = async <T>(choose: () => Promise<T>): Promise<T> => {
      const failed = page.waitForEvent('requestfailed', request => request.url().includes('/services/types'))
      const chosen = await choose()
      await failed
      return chosen
    }
    const booking = await failing(() => filledForm(page, '/?package=motorcycle-buff-polish#appointments'))
    await failing(() => booking.form.locator('[name=appointment_date]').fill(day))
    await failing(() => booking.form.locator('[name=appointment_time]').selectOption('07:00'))
    await page.clock.runFor(60 * LONG_AFTER)
    expect(count).toEqual({ types: 3, checks: 0 })
    await booking.send()
    await expect(booking.alert).toContainText('Come again')
    await page.unroute('**/services/types')
    await booking.at(day, '07:30')
    await expect(booking.slot).toHaveText('✓ Time slot is available!')
    expect(count).toEqual({ types: 4, checks: 1 })
    await page.unroute('**/api/v1/appointments/')
    await booking.at(freeDay(), '08:00')
    await expect(booking.slot).toHaveText('✓ Time slot is available!')
    expect(count).toEqual({ types: 4, checks: 2 })
    await booking.send()
    await expect(booking.alert).toContainText('Appointment requested!')
    expectFailedLoads(complaints)
  },
)

test('a time that is lost to somebody else at the last moment is told, with free ones in its place', async ({ page, request, complaints }) => {
  const day = freeDay()
  const booking = await filledForm(page, '/?package=motorcycle-standard-detail#appointments')
  await booking.at(day, '08:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  const { csrf_token: token } = await (await request.get('/api/v1/csrf-token')).json()
  const other = { name: 'Quick One', email: 'q@example.com', vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' }
  await request.post('/api/v1/appointments/', {
    headers: { 'x-csrf-token': token },
    data: { ...other, appointment_date: day, appointment_time: '08:00' },
  })
  await booking.send()
  // Said once at the top, and once at the field.
  await expect(booking.alert).toHaveText('Failed to submit appointment: This time slot is not available. Please choose a different time.')
  await expect(booking.error('appointment_time')).toHaveText('This time slot is not available. Please choose a different time.')
  await expect(booking.slot).toHaveText('')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Fault')
  await booking.form.getByRole('button', { name: '11:00 AM', exact: true }).click()
  await expect(booking.form.getByLabel('Time', { exact: true })).toBeFocused()
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  expectFailedLoads(complaints)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what is said of a time that is lost leads to the time', AGAIN, async ({ page, request, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    const day = freeDay()
    const booking = await filledForm(page, '/?package=motorcycle-standard-detail#view-contact')
    await booking.at(day, '08:00')
    await expect(booking.slot).toHaveText('✓ Time slot is available!')
    await bookOverApi(request, day, '08:00')
    await booking.send()
    await booking.alert.getByRole('link', { name: 'This time slot is not available. Please choose a different time.' }).click()
    await expect(booking.form.getByLabel('Time', { exact: true })).toBeFocused()
    await expect(booking.form.getByRole('button', { name: '11:00 AM', exact: true })).toBeInViewport()
    expectFailedLoads(complaints)
  })
})
