import { cpSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import type { FileEdit } from '../../support/content/file-edit.ts'
import { publish } from '../../support/browser/publish.ts'
import { goldAt } from '../../support/browser/saved-estimates.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** A server of its own, whose content is edited. */
test.use({ business: {} })
/** The content's revision as it was when the first test began. */
let original: string | undefined
test.beforeEach(async ({ request }) => {
  original ??= await servedRevision(request)
})
test.afterEach(async ({ request, site }) => {
  cpSync(SAMPLE_FOLDER, site.folder, { recursive: true })
  await expect.poll(() => servedRevision(request), { timeout: 60_000 }).toBe(original)
})

const inCar = (at: string, set: unknown): FileEdit => ({ file: 'categories/car.json', at, set })
const NEWS = /Our prices have just been updated: your estimate was \$350\+ and is now \$375\+\./

/** The address of the form that the page names: another one for every revision of the content. */
async function servedRevision(request: APIRequestContext): Promise<string | undefined> {
  return /data-content="([^"]+)"/.exec(await (await request.get('/')).text())?.[1]
}

/** Another tab was in front, and this one is again. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
}

async function fillIn(page: Page, name: string, days: number): Promise<BookingPage> {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Mid-Size/)
  await booking.at(dayAhead(days), '09:00')
  await booking.fill('Name', name)
  await booking.fill('Email', 'visitor@example.com')
  await expect(booking.estimate).toContainText('$350.00')
  await expect(booking.form).toContainText('✓ Time slot is available!')
  return booking
}

test('a visitor whose page has been open while a price changed is told on coming back, and books at the price that was told', async ({
  page,
  site,
}) => {
  const booking = await fillIn(page, 'Fay Focus', 40)
  await publish(page, site, [goldAt(37_500)])
  await comeBack(page)
  await expect(booking.alert).toHaveText(NEWS)
  await expect(booking.estimate).toContainText('$375.00')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Focus')
  await expect(booking.form).toContainText('✓ Time slot is available!')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  await expect(booking.form).not.toContainText('Our prices were updated while you were booking')
  const admin = new AdminPage(page)
  await admin.signIn()
  await expect(admin.row('Fay Focus')).toContainText('375.00')
})

test('a visitor who sends without coming back is told first, and sends again', async ({ page, site }) => {
  const booking = await fillIn(page, 'Sam Send', 41)
  let sent = 0
  page.on('request', request => (sent += request.method() === 'POST' && request.url().includes('/api/v1/appointments') ? 1 : 0))
  await publish(page, site, [goldAt(37_500)])
  await booking.send()
  await expect(booking.alert).toHaveText(NEWS)
  await expect(booking.submit).toBeEnabled()
  expect(sent).toBe(0)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  expect(sent).toBe(1)
  await expect(booking.form).toContainText('$375.00')
})

test('a visitor whose visit has come nearer while the page was open is told its price before it is sent', AGAIN, async ({ page, site }) => {
  // Before the visit at nine, by the business's clock: 121 hours, then 119.
  const day = dayAhead(44)
  const nine = Date.parse(`${day}T09:00Z`) + 7 * HOUR
  const notice = { id: 'notice', title: 'Short notice', when: { notice: { below: 120 } }, effect: { kind: 'amount', amount: 5000 } }
  const booking = new BookingPage(page)
  await booking.open()
  await publish(page, site, [inCar('/rules', [notice])])
  await page.clock.setFixedTime(nine - 121 * HOUR)
  await page.reload()
  await booking.isAlive()
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Mid-Size/)
  await expect(booking.form.getByRole('complementary').first()).toContainText('Short notice')
  await booking.at(day, '09:00')
  await booking.fill('Name', 'Nell Nearer')
  await booking.fill('Email', 'visitor@example.com')
  await expect(booking.estimate).toContainText('$350.00')
  await expect(booking.form).toContainText('✓ Time slot is available!')
  let sent = 0
  page.on('request', request => (sent += request.method() === 'POST' && request.url().includes('/api/v1/appointments') ? 1 : 0))
  await page.clock.setFixedTime(nine - 119 * HOUR)
  await booking.send()
  await expect(booking.alert).toContainText('The visit has come nearer')
  await expect(booking.alert).toContainText('your estimate was $350+ and is now $400+')
  await expect(booking.estimate).toContainText('$400.00')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Nell Nearer')
  expect(sent).toBe(0)
  await booking.at(dayAhead(45), '09:00')
  await expect(booking.alert).toHaveCount(0)
  await expect(booking.estimate).toContainText('$350.00')
})

/** In milliseconds. */
const HOUR = 3_600_000

test('a change that leaves the price as it is keeps nobody from sending, and what was typed stays', AGAIN, async ({ page, site }) => {
  const booking = await fillIn(page, 'Una Unchanged', 42)
  await booking.form.getByLabel('Name').focus()
  await publish(page, site, [inCar('/packages/0/price/rows/0/price/amount', 5100), inCar('/packageLabel', 'Your package')])
  await comeBack(page)
  await expect(booking.form.getByRole('group', { name: 'Your package' })).toBeVisible()
  await expect(booking.form.getByLabel('Name')).toBeFocused()
  await expect(booking.form.getByLabel('Name')).toHaveValue('Una Unchanged')
  await expect(booking.alert).toHaveCount(0)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
})

test('a visitor whose package is no longer offered is told, and keeps everything else', AGAIN, async ({ page, site }) => {
  const booking = await fillIn(page, 'Gus Gone', 43)
  // The next package builds on it.
  await publish(page, site, [inCar('/packages/2/id', 'car-gold-deluxe'), inCar('/packages/3/includes/0', 'car-gold-deluxe')])
  await comeBack(page)
  await expect(booking.alert).toContainText('what you had chosen is no longer offered as it was')
  await expect(booking.estimate).not.toContainText('$')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Gus Gone')
  await expect(booking.form.getByRole('radio', { name: /Mid-Size/ })).toBeChecked()
  await booking.choose('Car package', /Silver Shine/)
  await expect(booking.alert).toHaveCount(0)
  await expect(booking.estimate).toContainText('$')
})

test('what was chosen after a link was followed stays when content changes, though this browser stores nothing', AGAIN, async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('the storage is full', 'QuotaExceededError')
    }
  })
  const booking = new BookingPage(page)
  await booking.open('/?package=car-silver-shine#appointments')
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Mid-Size/)
  await publish(page, site, [goldAt(37_500)])
  await comeBack(page)
  await expect(booking.alert).toHaveText(NEWS)
  await expect(booking.form.getByRole('radio', { name: /Gold Shine/ })).toBeChecked()
})

test('when the look fails, nobody is kept from sending, and the price is told afterwards', AGAIN, async ({ page, site }) => {
  const booking = await fillIn(page, 'Otto Offline', 44)
  await publish(page, site, [goldAt(37_500)])
  await page.route('**/form.json', route => route.fulfill({ status: 200, contentType: 'text/html', body: 'Please sign in to this network' }))
  await comeBack(page)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  await expect(booking.form).toContainText('Our prices were updated while you were booking. The estimate for your selection is now $375.00.')
})
