import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** What is rarely opened has files of its own, which come after the first rows. */

test.use(PHONE)

const ACCOUNT = /\/account-dialog-[^/]+\.js$/

test('what is rarely opened is there before it is asked for, and opens without a connection', async ({ page, context, complaints }) => {
  const admin = new AdminPage(page)
  const ahead = page.waitForResponse(ACCOUNT)
  await admin.signIn()
  await admin.isSignedIn()
  await (await ahead).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('heading', { name: 'Password' })).toBeVisible()
  expectFailedLoads(complaints)
})

test('a dialog whose file cannot be loaded says so, leaves the screen as it is, and opens on another try', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await page.route(ACCOUNT, route => route.abort('connectionfailed'))
  await admin.signIn()
  await admin.isSignedIn()
  const account = page.getByRole('button', { name: 'Account' })
  const failed = page.getByRole('alertdialog', { name: 'This could not be loaded' })
  await account.click()
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(account).toBeFocused()
  await account.click()
  await page.unroute(ACCOUNT)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect(failed).toHaveCount(0)
  expectFailedLoads(complaints)
})

test('a view whose file cannot be loaded says so in its place, and comes on another try', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  const values = /\/values-[^/]+\.js$/
  await page.route(values, route => route.abort('connectionfailed'))
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Value').click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await page.unroute(values)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'By month' })).toBeVisible()
  expectFailedLoads(complaints)
})
