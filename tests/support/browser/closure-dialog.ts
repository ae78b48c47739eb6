import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the dialog that blocks time. */
export async function openBlocking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block time' })
  await expect(dialog.getByRole('heading', { name: 'Blocked times' })).toBeVisible()
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
