import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { type Edit, edited } from '../../support/content/edit.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'price-news-'))
cpSync(SAMPLE_FOLDER, folder, { recursive: true })
test.use({ contentDir: folder })
test.describe.configure({ mode: 'serial' })
/** The content's revision as it was when the first test began. */
let original: string | undefined
test.beforeEach(async ({ request }) => {
  original ??= await servedRevision(request)
})
test.afterEach(async ({ request }) => {
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  await expect.poll(() => servedRevision(request), { timeout: 60_000 }).toBe(original)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CAR = 'categories/car.json'
const GOLD_MID = '/packages/2/price/rows/1/price/amount'
const NEWS = /Our prices have just been updated: your estimate was \$350\+ and is now \$375\+\./

/** The address of the form that the page names: another one for every revision of the content. */
async function servedRevision(request: APIRequestContext): Promise<string | undefined> {
  return /data-content="([^"]+)"/.exec(await (await request.get('/')).text())?.[1]
}

/** Publishes an edit, and waits until it is live: then the address of the earlier form leads elsewhere. */
async function publish(page: Page, edits: readonly Edit[], file = CAR): Promise<void> {
  const address = await page.locator('#booking-form').getAttribute('data-content')
  const before = (await page.request.head(address ?? '')).url()
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify(edited(JSON.parse(readFileSync(path, 'utf8')), edits), null, 2))
  await expect.poll(async () => (await page.request.head(address ?? '')).url(), { timeout: 60_000 }).not.toBe(before)
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

test('a visitor whose page has been open while a price changed is told on coming back, and books at the price that was told', async ({ page }) => {
  const booking = await fillIn(page, 'Fay Focus', 40)
  await publish(page, [{ at: GOLD_MID, set: 37500 }])
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

test('a visitor who sends without coming back is told first, and sends again', async ({ page }) => {
  const booking = await fillIn(page, 'Sam Send', 41)
  let sent = 0
  page.on('request', request => (sent += request.method() === 'POST' && request.url().includes('/api/v1/appointments') ? 1 : 0))
  await publish(page, [{ at: GOLD_MID, set: 37500 }])
  await booking.send()
  await expect(booking.alert).toHaveText(NEWS)
  await expect(booking.submit).toBeEnabled()
  expect(sent).toBe(0)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  expect(sent).toBe(1)
  await expect(booking.form).toContainText('$375.00')
})

test('a visitor whose visit has come nearer while the page was open is told its price before it is sent', async ({ page }) => {
  // Before the visit at nine, by the business's clock: 121 hours, then 119.
  const day = dayAhead(44)
  const nine = Date.parse(`${day}T09:00Z`) + 7 * HOUR
  const notice = { id: 'notice', title: 'Short notice', when: { notice: { below: 120 } }, effect: { kind: 'amount', amount: 5000 } }
  const booking = new BookingPage(page)
  await booking.open()
  await publish(page, [{ at: '/rules', set: [notice] }])
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

test('a change that leaves the price as it is keeps nobody from sending, and what was typed stays', async ({ page }) => {
  const booking = await fillIn(page, 'Una Unchanged', 42)
  await booking.form.getByLabel('Name').focus()
  await publish(page, [
    { at: '/packages/0/price/rows/0/price/amount', set: 5100 },
    { at: '/packageLabel', set: 'Your package' },
  ])
  await comeBack(page)
  await expect(booking.form.getByRole('group', { name: 'Your package' })).toBeVisible()
  await expect(booking.form.getByLabel('Name')).toBeFocused()
  await expect(booking.form.getByLabel('Name')).toHaveValue('Una Unchanged')
  await expect(booking.alert).toHaveCount(0)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
})

test('a visitor whose package is no longer offered is told, and keeps everything else', async ({ page }) => {
  const booking = await fillIn(page, 'Gus Gone', 43)
  // The next package builds on it.
  await publish(page, [
    { at: '/packages/2/id', set: 'car-gold-deluxe' },
    { at: '/packages/3/includes/0', set: 'car-gold-deluxe' },
  ])
  await comeBack(page)
  await expect(booking.alert).toContainText('what you had chosen is no longer offered as it was')
  await expect(booking.estimate).not.toContainText('$')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Gus Gone')
  await expect(booking.form.getByRole('radio', { name: /Mid-Size/ })).toBeChecked()
  await booking.choose('Car package', /Silver Shine/)
  await expect(booking.alert).toHaveCount(0)
  await expect(booking.estimate).toContainText('$')
})

test('what was chosen after a link was followed stays when content changes, though this browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('the storage is full', 'QuotaExceededError')
    }
  })
  const booking = new BookingPage(page)
  await booking.open('/?package=car-silver-shine#appointments')
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Mid-Size/)
  await publish(page, [{ at: GOLD_MID, set: 37500 }])
  await comeBack(page)
  await expect(booking.alert).toHaveText(NEWS)
  await expect(booking.form.getByRole('radio', { name: /Gold Shine/ })).toBeChecked()
})

test('when the look fails, nobody is kept from sending, and the price is told afterwards', async ({ page }) => {
  const booking = await fillIn(page, 'Otto Offline', 44)
  await publish(page, [{ at: GOLD_MID, set: 37500 }])
  await page.route('**/form.json', route => route.fulfill({ status: 200, contentType: 'text/html', body: 'Please sign in to this network' }))
  await comeBack(page)
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
  await expect(booking.form).toContainText('Our prices were updated while you were booking. The estimate for your selection is now $375.00.')
})
