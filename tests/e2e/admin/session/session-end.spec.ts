import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { endSession } from '../../../support/browser/end-session.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { ADMIN } from '../../../support/server/start-server.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** A session that ends while its owner is typing loses nothing of that; nobody sees it who has not signed in. */

// The browser itself logs what the server refused.
test.afterEach(async ({ page, complaints }) => {
  // A call that is still on its way would be refused, and logged, afterwards.
  await page.goto('about:blank')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401 (Unauthorized)')
})

async function signedIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

/** Whoever comes back to the page asks for news, and hears of the end of the session, if the page has not by itself before. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const KEPT = 'What you had begun is kept, and comes back then.'

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function fillIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await dialog.getByLabel('Time', { exact: true }).fill('09:10')
  await dialog.getByLabel('Name').fill('Nora New')
  await dialog.getByLabel('Email').fill('nora@example.com')
  await dialog.getByLabel('Message').fill('Second gate.')
  await dialog.getByLabel('Status').selectOption('Pending')
  // The check would hear of the session's end by itself.
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
}

test('a new request that was being taken down is back, filled, and can be stored', async ({ page, request: api }) => {
  const admin = await signedIn(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await fillIn(page)
  await endSession(page, api)
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('Nora New')
  await expect(page.getByText(KEPT)).toBeVisible()
  await signInAgain(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
  await expect(dialog.getByLabel('Message')).toHaveValue('Second gate.')
  await expect(dialog.getByRole('radio', { name: /Standard Detail/ })).toBeChecked()
  await expect(dialog.getByLabel('Status')).toHaveValue('Pending')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await expect(dialog.getByRole('complementary').getByRole('status')).toContainText('$75.00')
  await dialog.getByLabel('Time', { exact: true }).fill('09:00')
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(admin.row('Nora New')).toContainText('9:00 AM')
  // What was stored is no longer waiting.
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})

test('a new request is back too when another tab has heard of the end first', AGAIN, async ({ page, request: api }) => {
  await signedIn(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await fillIn(page)
  await endSession(page, api)
  // That tab has taken the token away.
  await page.evaluate(() => localStorage.removeItem('adminToken'))
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await signInAgain(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
})

test('a change that was being typed is back in its drawer, whether or not the server refused it', async ({ page, request: api }) => {
  await sendRequest(api, 'Dina Drawer')
  const admin = await signedIn(page)
  const drawer = page.getByRole('dialog', { name: 'Dina Drawer' })
  const details = admin.row('Dina Drawer').getByRole('button', { name: /Details/ })
  await details.click()
  await drawer.getByRole('button', { name: /Edit actual value/ }).click()
  await drawer.getByRole('spinbutton').fill('61.50')
  const form = await admin.edit()
  await form.getByLabel('Phone').fill('208-555-0177')
  await form.getByLabel('Street address').fill('12 Elm St')
  await form.getByRole('radio', { name: /Silver Shine/ }).check()
  await endSession(page, api)
  await form.getByRole('button', { name: /^Keep/ }).click()
  await signInAgain(page)
  await expect(form.getByLabel('Phone')).toHaveValue('208-555-0177')
  await expect(form.getByLabel('Street address')).toHaveValue('12 Elm St')
  await expect(form.getByRole('radio', { name: /Silver Shine/ })).toBeChecked()
  await form.getByRole('button', { name: /^Keep/ }).click()
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('208-555-0177')

  await endSession(page, api)
  await drawer.getByRole('spinbutton').press('Enter')
  await signInAgain(page)
  await expect(drawer.getByRole('spinbutton')).toHaveValue('61.50')
  await drawer.getByRole('spinbutton').press('Enter')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('none → $61.50')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await details.click()
  await expect(drawer).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('spinbutton')).toHaveCount(0)
})

test('who closes a change takes back what was typed there', AGAIN, async ({ page, request: api }) => {
  await sendRequest(api, 'Carl Careful')
  const admin = await signedIn(page)
  const drawer = page.getByRole('dialog', { name: 'Carl Careful' })
  await admin
    .row('Carl Careful')
    .getByRole('button', { name: /Details/ })
    .click()
  const form = await admin.edit()
  await form.getByLabel('Phone').fill('208-555-0177')
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await endSession(page, api)
  await comeBack(page)
  await signInAgain(page)
  await expect(drawer).toHaveCount(0)
  await admin
    .row('Carl Careful')
    .getByRole('button', { name: /Details/ })
    .click()
  await admin.edit()
  await expect(form.getByLabel('Phone')).toHaveValue('')
})

test('who signs out leaves nothing behind', async ({ page, request: api }) => {
  await signedIn(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await fillIn(page)
  await endSession(page, api)
  await comeBack(page)
  await signInAgain(page)
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
  // A dialog keeps the button behind it from being used with a mouse.
  await page.getByRole('button', { name: 'Logout', includeHidden: true }).dispatchEvent('click')
  await page.getByRole('alertdialog', { name: 'Log out without saving?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await new AdminPage(page).signIn()
  await new AdminPage(page).isSignedIn()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})

test('where nothing was begun, nothing is said to be kept', AGAIN, async ({ page, request: api }) => {
  await signedIn(page)
  await endSession(page, api)
  await comeBack(page)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
})
