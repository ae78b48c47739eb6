import type { Locator } from '@playwright/test'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

test('the calendar shows a week, which the address names, and leads to a visit by keyboard', async ({ page, request: api }) => {
  const at = { date: freeDay(), time: '09:00' }
  await request(api, 'Wanda Week', at)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Calendar').click()
  await expect(page.getByRole('region', { name: /Today/ })).toHaveCount(1)
  await page.goto(`/#/admin/calendar?day=${dayAhead(-7, new Date(at.date))}`)
  const visit = page.getByRole('button', { name: /[AP]M Wanda Week/ })
  await expect(page.getByRole('region', { name: /Today/ })).toHaveCount(0)
  await expect(visit).toHaveCount(0)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${at.date}`))
  await expect(visit).toContainText('9:00 AM – 2:00 PM')
  await page.reload()
  await visit.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Wanda Week' })
  await drawer.getByRole('combobox').selectOption('Confirmed')
  const form = await admin.edit()
  await form.getByLabel('Time', { exact: true }).fill('11:00')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('11:00 AM')
  await page.keyboard.press('Escape')
  await expect(visit).toBeFocused()
  await expect(visit).toContainText('11:00 AM – 4:00 PM')
  await expect(visit).toContainText('Confirmed')
  await page.goBack()
  await expect(visit).toHaveCount(0)
})

test('a month says of each day how many visits it has and how full it is, and leads to the day', async ({ page, request: api }) => {
  const date = freeDay()
  for (const time of ['07:00', '13:00']) await request(api, `Mona ${time}`, { date, time })
  const calendar = new CalendarPage(page)
  await calendar.open(date, 'month')
  const day = page.getByRole('table', { name: /^Visits in/ }).getByRole('link', { name: /: 2 visits, 2 h free/ })
  await expect(day).toContainText('7:00 AM Mona 07:00')
  await day.click()
  await expect(page).toHaveURL(new RegExp(`day=${date}&span=day`))
  await expect(calendar.visit('Mona 13:00')).toBeVisible()
  await page.goBack()
  await expect(day).toBeVisible()
})

test('a month with more visits than the API tells at once counts all of them', AGAIN, async ({ page, request: api }) => {
  const date = freeDay()
  await request(api, 'Paul Page', { date, time: '07:00' })
  let visit: Appointment | undefined
  await page.route(/appointments\/\?from=/, async route => {
    const answer = await route.fetch()
    const { appointments } = (await answer.json()) as AppointmentList
    visit ??= appointments.find(({ name }) => name === 'Paul Page')
    if (visit === undefined) return route.fulfill({ response: answer })
    const at = new URL(route.request().url()).searchParams.get('page')
    const copies = Array.from({ length: at === '1' ? 500 : 3 }, (_, index) => ({ ...visit, id: `${at}-${index}` }))
    return route.fulfill({ json: { appointments: copies, ...(at === '1' && { next: '2' }) } })
  })
  await new CalendarPage(page).open(date, 'month')
  await expect(page.getByRole('link', { name: /: 503 visits, 7 h free/ })).toBeVisible()
})

test('keys lead to the next and previous days and to other spans, which the address names', async ({ page }) => {
  const date = freeDay()
  await new CalendarPage(page).open(date, 'day')
  for (const [key, address] of [
    ['j', `day=${dayAhead(1, new Date(date))}&span=day`],
    ['k', `day=${date}&span=day`],
    ['m', `day=${date}&span=month`],
    ['w', `day=${date}&span=week`],
    ['j', `day=${dayAhead(7, new Date(date))}&span=week`],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  }
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: /Today/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('a key that is pressed before the days of the one before are painted leads on from them', AGAIN, async ({ page }) => {
  const date = freeDay()
  await new CalendarPage(page).open(date, 'day')
  await page.evaluate(() => {
    for (const key of 'jjjk') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page).toHaveURL(new RegExp(`day=${dayAhead(2, new Date(date))}&span=day$`))
})

test('a day begins in sight, with its first visit', async ({ page, request: api }) => {
  const date = freeDay()
  await request(api, 'Lea Late', { date, time: '16:00' })
  const calendar = new CalendarPage(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await calendar.open(date)
  await expect(calendar.visit('Lea Late')).toBeInViewport({ ratio: 0.3 })
})

test('a line across today says how far the day is, during the hours that are shown', AGAIN, async ({ page }) => {
  // Noon in Boise, on a Tuesday.
  await page.clock.setFixedTime(new Date('2026-06-02T18:00:00Z'))
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Calendar').click()
  const today = page.getByRole('region', { name: 'Tue, Jun 2 Today' })
  const line = page.locator('.now-line')
  await expect(today.locator('.now-line')).toHaveCount(1)
  await expect(line).toHaveCount(1)
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  expect(Math.abs((await topOf(line)) - (await topOf(page.locator('.hours').getByText('12 PM'))))).toBeLessThan(3)
  await page.clock.setFixedTime(new Date('2026-06-03T04:00:00Z'))
  await page.reload()
  await expect(today).toBeVisible()
  await expect(line).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the calendar shows a day, and leads to the day before and after and to the others of its week', async ({ page, request: api }) => {
    const at = { date: freeDay(), time: '09:00' }
    await request(api, 'Dora Day', at)
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto(`/#/admin/calendar?day=${dayAhead(-1, new Date(at.date))}`)
    const visit = page.getByRole('button', { name: /Dora Day/ })
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false')
    await expect(visit).toHaveCount(0)
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(visit).toBeVisible()
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(visit).toHaveCount(0)
    await page.goto(`/#/admin/calendar?day=${at.date}`)
    await expect(page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: '1 visit' })).toHaveAttribute('aria-current', 'date')
    await visit.click()
    await expect(page.getByRole('dialog', { name: 'Dora Day' })).toBeVisible()
  })
})

test.describe('on a phone, in each span', () => {
  test.use(PHONE)

  test('the days begin 150 px below the tabs, after ways and buttons that a finger can press', async ({ page }) => {
    const date = freeDay()
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    for (const span of ['day', 'week', 'month']) {
      await calendar.show(date, span)
      const days = span === 'month' ? page.getByRole('table', { name: /^Visits in/ }) : page.locator('.calendar')
      const region = page.getByRole('region', { name: 'Calendar' })
      const [above, top] = [await region.boundingBox(), await days.boundingBox()]
      expect((top?.y ?? Infinity) - (above?.y ?? 0), span).toBeLessThan(150)
      for (const name of ['New request', 'Block time', 'More']) await expect(region.getByRole('button', { name, exact: true })).toBeVisible()
      for (const name of ['Previous', 'Today', 'Next']) await expect(region.getByRole('link', { name }).first()).toBeVisible()
      const sizes = await region
        .locator(':is(a, button):visible:not(.day-track *)')
        .evaluateAll(targets => targets.map(each => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))
      expect(Math.min(...sizes), span).toBeGreaterThanOrEqual(44)
    }
  })

  test('More has what is done less often: the job sheet of the day, and a refresh', async ({ page }) => {
    await new CalendarPage(page).open(freeDay(), 'day')
    const sheet = page.getByRole('link', { name: 'Job sheet' })
    await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeHidden()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
    await sheet.click()
    await expect(page.getByRole('heading', { name: /^Job sheet/, level: 1 })).toBeFocused()
  })
})

test.describe('on a phone, a long visit', () => {
  test.use(PHONE)

  test('keeps its name in sight while it is scrolled', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Lona Long', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date, 'day')
    await page.locator('.calendar').evaluate(grid => grid.scrollBy(0, 3 * 56))
    const name = calendar.visit('Lona Long').locator('.visit-name')
    await expect(name).toBeInViewport({ ratio: 1 })
    const [grid, box] = [await page.locator('.calendar').boundingBox(), await name.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual(grid?.y ?? Infinity)
    // Below the edge of the grid alone: in a gap, lines that pass under the name would show.
    expect(box?.y).toBeLessThan((grid?.y ?? 0) + 2)
  })
})

test('a day says in one line how many visits it has, from when until when, and how much room is left', async ({ page, request: api }) => {
  const day = freeDay()
  await request(api, 'Dan Day', { date: day, time: '08:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/calendar?day=${day}&span=day`)
  await expect(page.getByText(/^1 visit · 8:00 AM – \d+:\d\d [AP]M · .+ free$/)).toBeVisible()
})
