import type { Request } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('a wrong password is refused, and nothing gives the right one away', async ({ page, complaints }) => {
  const admin = new AdminPage(page)
  await admin.signIn('not the password at all')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#admin')).not.toContainText(/default|hint|admin123/i)
  complaints.length = 0
})

test('in a browser that stores nothing the owner signs in for as long as the page stays', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }),
  )
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('what is still being loaded when the owner signs out is not asked for after the session', async ({ page }) => {
  const admin = new AdminPage(page)
  const answered = page.waitForResponse(/\/auth\/logout$/)
  const held: Request[] = []
  await page.route(/\/api\/v1\/appointments/, async route => {
    held.push(route.request())
    await answered
    // Broken off: there is nothing to go on with.
    await route.continue().catch(() => undefined)
  })
  await admin.signIn()
  await admin.isSignedIn()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await answered
  await expect(page.getByLabel('Username')).toBeVisible()
  await Promise.all(held.map(request => request.response()))
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
