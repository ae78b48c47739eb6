import type { Locator } from '@playwright/test'
import { AdminPage } from '../support/admin-page.ts'
import { freeDay } from '../support/free-day.ts'
import { PHONE } from '../support/phone.ts'
import { sendRequest as request } from '../support/send-request.ts'
import { dayAhead, expect, test } from '../support/site.ts'

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
  await drawer.getByText('Change time or contact').click()
  await drawer.getByLabel('Time', { exact: true }).fill('11:00')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('11:00 AM')
  await page.keyboard.press('Escape')
  await expect(visit).toBeFocused()
  await expect(visit).toContainText('11:00 AM – 4:00 PM')
  await expect(visit).toContainText('Confirmed')
  await page.goBack()
  await expect(visit).toHaveCount(0)
})

test('a line across today says how far the day is, during the hours that are shown', async ({ page }) => {
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
