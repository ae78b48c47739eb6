import { addDays } from '#src/catalog/days.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** A visit that is moved over a change of prices keeps what was promised, until its owner says otherwise. */

/** A Wednesday, so that the day before is in the same week of the calendar. */
const FROM = [30, 31, 32, 33, 34, 35, 36].map(days => dayAhead(days)).find(day => new Date(day).getUTCDay() === 3) ?? ''
const BEFORE = addDays(FROM, -1)
const exact = (amount: number) => ({ kind: 'exact', amount })

const PRICE = { kind: 'dated', price: exact(5000), changes: [{ from: FROM, price: exact(6500) }] }

test.use({ business: { edits: [{ file: 'categories/car.json', at: '/packages/0/price/rows/0/price', set: PRICE }] } })

test('a day with another price proposes that beside the promised one, and the owner chooses', async ({ page, request: api }) => {
  const name = 'Dora Day'
  await sendRequest(api, name, { date: BEFORE, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests?search=${name}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  const form = await admin.edit()
  await expect(form.getByRole('complementary')).toContainText('Promised price')
  await form.getByLabel('Date').fill(FROM)
  await expect(form.getByRole('complementary')).toContainText('$65.00')
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Use $65.00' })).toBeVisible()
  await form.getByRole('button', { name: 'Keep $50.00' }).click()
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('$50.00')

  await expect(drawer.getByRole('region', { name: 'History' })).not.toContainText('Price:')
})

test('moved in the calendar, a visit has the price of the new day where the owner ticks that', AGAIN, async ({ page, request: api }) => {
  const name = 'Cara Calendar'
  await sendRequest(api, name, { date: BEFORE, time: '07:00' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const calendar = new CalendarPage(page)
  await calendar.open(BEFORE)
  const target = page.locator(`[data-day='${FROM}']`)
  await calendar.drag(name, 1)
  await calendar.dragOn(FROM)
  await expect(target.locator('.drop-ghost')).toBeVisible()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: /^Move the visit of/ })
  const choice = dialog.getByRole('checkbox', { name: 'Use $65.00, the price at this time, in place of the promised $50.00' })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expectAccessible(page, [320, 1440], 'dialog[open]')
  await dialog.getByRole('button', { name: /^Move/ }).click()
  await expect(target.locator('.visit-block')).toContainText(name)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  await page.goto(`/#/admin/requests?search=${name}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await expect(page.getByRole('dialog', { name }).getByRole('region', { name: 'History' })).toContainText('Price: $50.00 → $65.00')
})

test('a quote that is scheduled has the price of its day where the owner ticks that', AGAIN, async ({ page, request: api }) => {
  const name = 'Quinn Quote'
  await sendRequest(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests?search=${name}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('button', { name: 'Schedule' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule' })
  const choice = form.getByRole('checkbox', { name: 'Use $65.00, the price at this time, in place of the promised $50.00' })
  await form.getByLabel('Date').fill(BEFORE)
  await form.getByLabel('Time').fill('09:00')
  await expect(choice).toHaveCount(0)
  await form.getByLabel('Date').fill(FROM)
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expectAccessible(page, [320, 1440], 'dialog[open]')
  await admin.saves(() => form.getByRole('button', { name: 'Schedule', exact: true }).click())
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('$65.00')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Price: $50.00 → $65.00')
})
