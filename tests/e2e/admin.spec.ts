import { AdminPage } from '../support/admin-page.ts'
import { expect, test } from '../support/site.ts'
import type { APIRequestContext } from '@playwright/test'

async function request(api: APIRequestContext, name: string): Promise<void> {
  const { csrf_token: token } = await (await api.get('/api/v1/csrf-token')).json()
  const answer = await api.post('/api/v1/appointments/', {
    headers: { 'x-csrf-token': token },
    data: {
      name,
      email: 'somebody@example.com',
      vehicle_category: 'Car',
      car_package: 'car-basic-shine',
      car_size: 'sedan',
      car_addons: [],
      request_type: 'quote',
    },
  })
  expect(answer.status()).toBe(201)
}

test('a wrong password is refused, and nothing gives the right one away', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await admin.signIn('not the password at all')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#admin')).not.toContainText(/default|hint|admin123/i)
  complaints.length = 0
})

test('the owner changes a status and a value, and deletes a request', async ({ page, request: api }) => {
  await request(api, 'Sam Status')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const row = admin.row('Sam Status')
  await row.getByRole('combobox').selectOption('Completed')
  await row.getByRole('button', { name: 'Edit' }).click()
  await row.getByRole('spinbutton').fill('61.50')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('61.50')
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('Completed')
  await expect(row).toContainText('61.50')

  await row.getByRole('button', { name: /Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this appointment?')
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(row).toHaveCount(0)
})

test('clearing all asks first, and is there only while there is something to clear', async ({ page, request: api }) => {
  await request(api, 'Ann All')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Clear All Appointments' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete ALL appointments? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(admin.row('Ann All')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All Appointments' }).click()
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
})

test('signing out ends the session', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
})
