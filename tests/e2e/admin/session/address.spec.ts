import { AdminPage } from '../../../support/browser/admin-page.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** Specification, section 2: any address that is none of the admin's shows the public site. */

for (const hash of ['#/admin/nope', '#/admin/trash/deep', '#/adminton', '#/admin-x']) {
  test(`${hash} is the public site`, async ({ page }) => {
    await page.goto(`/${hash}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('#admin')).toBeHidden()
  })
}

test('the admin has its own addresses, with and without a query', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  for (const hash of [
    '#/admin',
    '#/admin/today',
    '#/admin/requests',
    '#/admin/calendar',
    '#/admin/value?by=month',
    '#/admin/trash',
    '#/admin?search=a',
  ]) {
    await page.goto(`/${hash}`)
    await admin.isSignedIn()
  }
})

test('who clears all is told what is lost and what is not; where nothing is listed there is nothing to clear', async ({ page, request: api }) => {
  await sendRequest(api, 'Cleo Clear')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.clearAll()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete ALL appointments? This action cannot be undone.')
  await expect(dialog).toContainText('They go to the trash, from where they can be restored for 30 days.')
  await dialog.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
})
