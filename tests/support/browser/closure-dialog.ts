import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the dialog that blocks time. */
export async function openBlocking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block time' })
  await expect(dialog.getByRole('heading', { name: 'Blocked times' })).toBeVisible()
  return dialog
}

/** Opens the dialog and blocks hours of the day in sight, such as 09:00 to 10:00. */
export async function blockHours(page: Page, [from, until]: readonly [string, string], reason: string): Promise<Locator> {
  const dialog = await openBlocking(page)
  await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
  await dialog.getByLabel('From', { exact: true }).fill(from)
  await dialog.getByLabel('Until', { exact: true }).fill(until)
  await dialog.getByLabel('Reason').fill(reason)
  await block(dialog)
  return dialog
}

/** Blocks what the form holds, and waits until it is blocked. */
export async function block(dialog: Locator, press = 'Block time'): Promise<void> {
  await dialog.getByRole('button', { name: press, exact: true }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Blocked: ')
}

export async function closeDialog(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}
