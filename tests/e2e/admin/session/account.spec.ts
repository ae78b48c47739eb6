import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { look } from '../../../support/browser/look.ts'
import { DESK_AGENT, PHONE, TABLET_AGENT } from '../../../support/browser/phone.ts'
import { test } from '../../../support/browser/own-server.ts'
import { expect } from '../../../support/browser/site.ts'
import { ADMIN, type RunningServer } from '../../../support/server/start-server.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** The owner's account in the admin, on servers of their own: who changes a password changes everybody's. */

const CHOSEN = 'seven kettles sing at dawn'

async function openAccount(page: Page, { origin }: RunningServer) {
  const admin = new AdminPage(page)
  await admin.signIn(ADMIN.password, origin)
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await expect(dialog.getByRole('listitem').first()).toContainText('This one')
  return { admin, dialog }
}

/** Signs in from elsewhere; the token. */
async function signInElsewhere({ origin }: RunningServer, userAgent: string, password = ADMIN.password): Promise<Response> {
  const { csrf_token } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf_token, 'user-agent': userAgent }
  return fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify({ ...ADMIN, password }) })
}

for (const { device, use, widths } of [
  { device: 'desk', use: { userAgent: DESK_AGENT }, widths: [1280] },
  { device: 'phone', use: PHONE, widths: [360, 390] },
]) {
  test.describe(`on a ${device}`, again(device), () => {
    test.use(use)

    test('the account can be used by everybody and looks as it should', async ({ page, own, complaints }) => {
      await signInElsewhere(own, TABLET_AGENT)
      await signInElsewhere(own, '')
      const { dialog } = await openAccount(page, own)
      await look(page, `account-${device}`, widths)
      await dialog.getByLabel('Current password', { exact: true }).fill('not the password')
      await dialog.getByLabel('New password', { exact: true }).fill('password1234567')
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect(dialog.getByRole('alert').filter({ hasText: 'The password was not changed' })).toBeVisible()
      await look(page, `account-refused-${device}`, widths)
      await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
      await look(page, `account-everywhere-${device}`, widths)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
      expectFailedLoads(complaints)
    })
  })
}

test('the owner changes the password: what is wrong is said, everybody else is signed out, and this browser goes on', async ({
  page,
  own,
  complaints,
}) => {
  await signInElsewhere(own, TABLET_AGENT)
  const { admin, dialog } = await openAccount(page, own)
  await expect(dialog.getByText('Safari on iPad')).toBeVisible()
  const change = async (current: string, wanted: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(current)
    await dialog.getByLabel('New password', { exact: true }).fill(wanted)
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  const alert = dialog.locator('form').getByRole('alert')
  await change('not the password', CHOSEN)
  await expect(alert).toHaveText('The password was not changed. This is not the current password')
  await change(ADMIN.password, 'iloveyou1234567')
  await expect(alert).toContainText('The password was not changed. The new password is easy to guess.')
  expectFailedLoads(complaints)

  await change(ADMIN.password, CHOSEN)
  await expect(dialog.getByRole('status').first()).toHaveText('The password is changed. Every other session is signed out.')
  await expect(dialog.getByText('Safari on iPad')).toHaveCount(0)
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveValue('')
  await page.reload()
  await admin.isSignedIn()
  expect((await signInElsewhere(own, DESK_AGENT)).status).toBe(401)
  expect((await signInElsewhere(own, DESK_AGENT, CHOSEN)).status).toBe(200)
})

test('the owner ends one session, then all: back to the login', async ({ page, own }) => {
  await signInElsewhere(own, TABLET_AGENT)
  const { dialog } = await openAccount(page, own)
  await dialog.getByRole('button', { name: /^Sign out Safari on iPad, since / }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('Safari on iPad is signed out.')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog', { name: 'Sign out everywhere?' }).getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

test('a browser that has signed in before gets in while strangers at its address are locked out', AGAIN, async ({ page, own, complaints }) => {
  const { dialog } = await openAccount(page, own)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  for (let guess = 0; guess < 10; guess++) expect((await signInElsewhere(own, '', 'a wrong guess of it')).status).toBe(401)
  expect((await signInElsewhere(own, '')).status).toBe(429)
  const admin = new AdminPage(page)
  await admin.signIn(ADMIN.password, own.origin)
  await admin.isSignedIn()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Logout' }).click()
  await admin.signIn(ADMIN.password, own.origin)
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please try again in 15 minutes.')
  expectFailedLoads(complaints)
})
