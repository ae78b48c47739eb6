import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { ADMIN } from '../../../support/server/start-server.ts'

/** The admin, signed in, at a path. */
export async function signedIn(page: Page, path = '/#/admin'): Promise<AdminPage> {
  const admin = new AdminPage(page)
  // The browser asks before a page with something unsaved is left.
  page.on('dialog', dialog => void dialog.accept())
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(path)
  return admin
}

export async function login(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** What the device keeps, without who is signed in. */
export const onDevice = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** The page of a phone that has thrown it out of memory, and its tab with it. */
export async function openedAnew(page: Page, context: BrowserContext): Promise<Page> {
  const url = page.url()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(url)
  return next
}

export const newRequest = (page: Page) => page.getByRole('dialog', { name: 'New request' })

export async function typeRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = newRequest(page)
  await dialog.getByLabel('Name').fill('Nora New')
  await dialog.getByLabel('Phone').fill('208-555-0199')
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await dialog.getByLabel('Message').fill('Second gate.')
  await expect.poll(() => onDevice(page)).toContain('Second gate.')
  return dialog
}

export async function openDetails(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return page.getByRole('dialog', { name, exact: true })
}
