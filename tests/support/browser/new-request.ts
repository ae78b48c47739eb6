import type { Locator, Page } from '@playwright/test'
import { AdminPage } from './admin-page.ts'

/** Signs in and opens the owner's form with a package chosen. */
export async function openWithPackage(page: Page): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('radio', { name: /^Standard Detail/ }).check()
  return dialog
}
