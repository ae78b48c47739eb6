import type { Page } from '@playwright/test'
import { endSession } from '../../../support/browser/end-session.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { login, newRequest, onDevice, openDetails, signedIn, typeRequest } from './unsaved-on-device.ts'

/** What is typed is erased from the device again, by whoever signs out, and for another account. */

test.use(PHONE)

// The browser itself logs what the server refused.
test.afterEach(async ({ page, complaints }) => {
  if (!page.isClosed()) await page.goto('about:blank')
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401 \(Unauthorized\)|409 \(Conflict\)/)
})

test('nothing is left on the device of who signs out', async ({ page, request: api }) => {
  await sendRequest(api, 'Dora Draft')
  await signedIn(page, '/#/admin/requests')
  const drawer = await openDetails(page, 'Dora Draft')
  await drawer.getByLabel('New note').fill('Brown dog')
  await expect.poll(() => onDevice(page)).toContain('Brown dog')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out without saving?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await onDevice(page)).not.toContain('Brown dog')
  await page.reload()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await login(page)
  await openDetails(page, 'Dora Draft')
  await expect(drawer.getByLabel('New note')).toHaveValue('')
})

test('another account that signs in where a session has ended finds nothing of what was typed, and it is erased', async ({ page, request: api }) => {
  await sendRequest(api, 'Dora Draft')
  await signedIn(page, '/#/admin/requests')
  const drawer = await openDetails(page, 'Dora Draft')
  await drawer.getByLabel('New note').fill('Brown dog')
  await expect.poll(() => onDevice(page)).toContain('Brown dog')
  await endSession(page, api)
  // The device was the other one's before: there is one account here.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('adminUnsaved') ?? '')
    localStorage.setItem('adminUnsaved', JSON.stringify({ ...kept, account: 'who was here before' }))
  })
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await login(page)
  await expect(drawer.getByLabel('New note')).toHaveValue('')
  expect(await onDevice(page)).not.toContain('Brown dog')
})

/** What another account's sign-in leaves on the device. */
const anotherSignsIn = (page: Page) =>
  page.evaluate(() => localStorage.setItem('adminUnsaved', JSON.stringify({ version: 1, account: 'somebody else', inputs: {} })))

test("a tab stores nothing where the device is another account's by now", async ({ page }) => {
  await signedIn(page)
  const dialog = await typeRequest(page)
  // In the tab itself, which thereby is not told.
  await anotherSignsIn(page)
  await dialog.getByLabel('Message').fill('Third gate.')
  await dialog.getByLabel('Name').fill('Nora Newer')
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora Newer')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await onDevice(page)).not.toMatch(/Nora|gate/)
})

test('a tab that is open where another account signs in is emptied, and asks who is there', async ({ page, context }) => {
  await signedIn(page)
  const dialog = await typeRequest(page)
  const other = await context.newPage()
  await other.goto('/')
  await anotherSignsIn(other)
  await expect(page.getByText('Another account has signed in here. Please sign in again.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('adminToken')), 'the other one stays signed in').toBeTruthy()
  await login(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  expect(await onDevice(page)).not.toContain('Nora New')
  await other.close()
})

test('a tab with something unsaved says that it was signed out in another one and that this is erased; nothing of it can be read', async ({
  page,
  context,
}) => {
  await signedIn(page)
  await typeRequest(page)
  const other = await context.newPage()
  await other.goto('/#/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  const question = other.getByRole('alertdialog', { name: 'Log out without saving?' })
  await expect(question).toContainText('What you have begun, here or in another tab, is not saved yet.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(newRequest(page).getByLabel('Name'), 'who stays loses nothing').toHaveValue('Nora New')
  await other.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You were signed out in another tab. What you had begun here was not saved, and is erased.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Nora New')
  expect(await onDevice(page)).not.toMatch(/Nora|gate/)
  await expect(other.getByText('You were signed out'), 'who signs out knows it').toHaveCount(0)
  await login(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(newRequest(page).getByLabel('Name')).toHaveValue('')
  // Nothing is begun there any more.
  await newRequest(page).getByRole('button', { name: 'Close' }).click()
  await other.goto('/#/admin')
  await other.reload()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You were signed out in another tab.', { exact: true })).toBeVisible()
  await other.close()
})
