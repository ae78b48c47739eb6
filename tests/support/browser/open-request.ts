import { expect, type Locator, type Page } from '@playwright/test'
import { AdminPage } from './admin-page.ts'

/** Signs in and opens a request; its drawer. */
export async function openRequest(page: Page, name: string): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toBeVisible()
  return drawer
}

/** What a form says of the time that is chosen in it. */
export const slot = (form: Locator) => form.locator('output.slot')

/** Expects the chosen time to be free. */
export const isFree = (form: Locator) => expect(slot(form)).toHaveText('✓ Time slot is available!')
