import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { BookingPage } from '../../../support/browser/booking-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { bookOverApi } from '../../../support/server/book-over-api.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** The owner takes down what somebody says on the phone. */

async function openForm(page: Page): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  return page.getByRole('dialog', { name: 'New request' })
}

/** Chooses what a motorcycle's visit of three hours at most needs. */
async function chooseService(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
}

async function at(dialog: Locator, day: string, time: string): Promise<void> {
  await dialog.getByLabel('Date').fill(day)
  await dialog.getByLabel('Time', { exact: true }).fill(time)
}

const book = (dialog: Locator) => dialog.getByRole('button', { name: 'Book', exact: true }).click()

/** The browser itself logs what the server refused. */
function expectRefusals(complaints: string[], count: number): void {
  const refusals = complaints.splice(0)
  expect(refusals).toHaveLength(count)
  for (const complaint of refusals) expect(complaint).toContain('Failed to load resource')
}

test('a caller without an e-mail address is booked at a time off the grid, after a warning, and stands in the list at once', async ({
  page,
  complaints,
}) => {
  const dialog = await openForm(page)
  await chooseService(dialog)
  await expect(dialog.getByRole('complementary').getByRole('status')).toContainText('$75.00')
  await at(dialog, freeDay(), '09:10')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await dialog.getByLabel('Name').fill('Phoebe Phone')
  await dialog.getByLabel(/Phone/).fill('+44 20 7946 0018')
  await book(dialog)
  const alert = dialog.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('between two starts')
  await expect(alert).toContainText('Please enter a valid phone number')
  await expect(alert).not.toContainText('Email')
  await alert.getByRole('link', { name: 'Please enter a valid phone number' }).click()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  await expect(dialog).toHaveCount(0)
  const row = new AdminPage(page).row('Phoebe Phone')
  await expect(row).toContainText('9:10 AM')
  await expect(row.getByRole('combobox')).toHaveValue('Confirmed')
  await expect(page.getByRole('button', { name: 'New request' })).toBeFocused()
  await row.getByRole('button', { name: /Details/ }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'History' })).toContainText('Entered by the admin')
  expectRefusals(complaints, 1)
})

test('a caller who gives a number, and no e-mail address, is booked by one press', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await expect(dialog.getByLabel('Email (optional)')).toBeVisible()
  await chooseService(dialog)
  await at(dialog, freeDay(), '09:00')
  await dialog.getByLabel('Name').fill('Nora Number')
  await dialog.getByLabel('Phone').fill('208-555-0111')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await book(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(new AdminPage(page).row('Nora Number')).toContainText('9:00 AM')
  expect(complaints).toEqual([])
})

test('a warning is only overridden as it was given: after a change it is asked for again', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await chooseService(dialog)
  await at(dialog, freeDay(), '09:00')
  await dialog.getByLabel('Name').fill('Wanda Warned')
  await book(dialog)
  await expect(dialog.getByRole('button', { name: /^Book/ })).toHaveText(['Book anyway'])
  await dialog.getByLabel('Time', { exact: true }).fill('05:00')
  await expect(dialog.getByRole('button', { name: 'Book anyway' })).toHaveCount(0)
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await book(dialog)
  await expect(dialog.getByRole('alert')).toContainText('outside of the opening hours')
  expectRefusals(complaints, 2)
})

test('a double click books nothing despite warnings', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await chooseService(dialog)
  await at(dialog, freeDay(), '09:00')
  await dialog.getByLabel('Name').fill('Dora Double')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await book(dialog)
  const override = dialog.getByRole('button', { name: 'Book anyway' })
  await expect(override).toBeEnabled()
  // The second press of a double click, which comes after the answer to the first.
  await override.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(dialog.getByRole('alert')).toContainText('A phone number or an e-mail address is needed')
  await expect(override).toBeEnabled()
  await override.click()
  await expect(new AdminPage(page).row('Dora Double')).toContainText('9:00 AM')
  expectRefusals(complaints, 1)
})

test('a visit that would end after closing is booked after a warning', AGAIN, async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await chooseService(dialog)
  await at(dialog, freeDay(), '17:00')
  await dialog.getByLabel('Name').fill('Lena Late')
  await dialog.getByLabel('Phone').fill('208-555-0112')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await book(dialog)
  await expect(dialog.getByRole('alert')).toContainText('This visit would end after closing')
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(new AdminPage(page).row('Lena Late')).toContainText('5:00 PM')
  expectRefusals(complaints, 1)
})

test('a time that somebody took meanwhile is refused with the nearest ones, and nothing that was typed is lost', async ({
  page,
  request,
  complaints,
}) => {
  const day = freeDay()
  const dialog = await openForm(page)
  await chooseService(dialog)
  await at(dialog, day, '12:00')
  await dialog.getByLabel('Name').fill('Tess Taken')
  await dialog.getByLabel('Email').fill('tess@example.com')
  await dialog.getByLabel('Message').fill('Second gate.')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await bookOverApi(request, day, '12:00')
  await book(dialog)
  await expect(dialog.getByRole('alert')).toContainText('This time slot is not available')
  await expect(dialog.getByRole('button', { name: 'Book anyway' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Book', exact: true })).toBeDisabled()
  await expect(dialog.getByLabel('Name')).toHaveValue('Tess Taken')
  await expect(dialog.getByLabel('Message')).toHaveValue('Second gate.')
  await dialog.getByRole('button', { name: '9:00 AM', exact: true }).click()
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:00')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await book(dialog)
  await expect(new AdminPage(page).row('Tess Taken')).toContainText('9:00 AM')
  expectRefusals(complaints, 1)
})

test('a quote is taken down without a time, even while a filter would hide it', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByLabel('Search').fill('nobody at all')
  await expect(page.getByText('No request matches')).toBeVisible()
  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Appointment or quote' }).getByRole('radio', { name: 'Quote' }).check()
  await expect(dialog.getByLabel('Date')).toHaveCount(0)
  await chooseService(dialog)
  await dialog.getByLabel('Name').fill('Quincy Quote')
  await dialog.getByLabel('Email').fill('quincy@example.com')
  await dialog.getByRole('button', { name: 'Save quote' }).click()
  const row = admin.row('Quincy Quote')
  await expect(row).toContainText('No date')
  await expect(row.getByRole('combobox')).toHaveValue('Pending')
})

test('what must be filled and what can stay is said at once, before anything is sent, and only the first is red', AGAIN, async ({ page }) => {
  const dialog = await openForm(page)
  const alert = dialog.getByRole('alert')
  await book(dialog)
  await expect(alert.getByRole('listitem')).toHaveText([
    'Please select a vehicle type',
    'Date is required for appointments',
    'Time is required for appointments',
    'Name is required (can stay as it is)',
    'A phone number or an e-mail address is needed (can stay as it is)',
  ])
  await expect(alert.getByRole('link', { name: 'Please select a vehicle type' })).toBeFocused()
  const colours = await alert.getByRole('link').evaluateAll(links => links.map(link => getComputedStyle(link).color))
  expect(new Set(colours.slice(0, 3)).size).toBe(1)
  expect(colours.slice(3)).not.toContain(colours[0])
  await expectAccessible(page, [1440, 390, 320], 'dialog[open]')
  await dialog.getByLabel('Name').fill('Ulla Unsaid')
  await expect(alert).not.toContainText('Name is required')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('radio', { name: 'RV', exact: true }).check()
  await dialog.getByRole('radio', { name: /Exterior/ }).check()
  await dialog.getByLabel(/length/i).fill('0')
  await book(dialog)
  await expect(alert.getByRole('listitem')).toHaveText([/1 or more/, /^Date is/, /^Time is/, /^Name is/, /^A phone number/])
  await at(dialog, freeDay(), '09:00')
  await dialog.getByLabel(/length/i).fill('20')
  await expect(alert.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Book anyway' })).toHaveCount(0)
})

test("the site's own form keeps its draft, and no two elements share an id", async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Tractor')
  await booking.fill('Name', 'Vera Visitor')
  const drafts = () => page.evaluate(() => sessionStorage.getItem('bookingDraft'))
  await expect.poll(drafts).toContain('Vera Visitor')
  const before = await drafts()
  await page.evaluate(() => (location.hash = '#/admin'))
  const dialog = await openForm(page)
  await chooseService(dialog)
  await dialog.getByLabel('Name').fill('Otto Other')
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(await drafts()).toBe(before)

  // The way back and forth: the dialog never keeps the site from being used, nor loses what stands in it.
  await page.evaluate(() => (location.hash = '#appointments'))
  await expect(booking.form.getByLabel('Name')).toHaveValue('Vera Visitor')
  await booking.choose('Vehicle type', 'RV')
  await page.goBack()
  await expect(dialog.getByLabel('Name')).toHaveValue('Otto Other')
})

test('with the keyboard: in, through the questions, and out again without losing anything unasked', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const button = page.getByRole('button', { name: 'New request' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.press('Enter')
  // Name, phone and e-mail address come first.
  for (let question = 0; question < 3; question++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('radio', { name: 'Car', exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard this request?' })
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Car', exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 800 } })

  test('nothing scrolls sideways, and the price and the button stay in sight', AGAIN, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    const dialog = await openForm(page)
    await chooseService(dialog)
    await dialog.getByLabel('Message').scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: 'Book', exact: true })).toBeInViewport()
    await expect(dialog.getByRole('complementary').getByRole('status')).toBeInViewport()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
