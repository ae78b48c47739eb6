import { expect, type Page } from '@playwright/test'
import { applyEdit, type FileEdit } from '../content/file-edit.ts'
import type { SiteServer } from '../server/server-pool.ts'

/** Publishes edits of a site's content, and waits until they are live: then the address of the form that the page had leads elsewhere. */
export async function publish(page: Page, { folder }: SiteServer, edits: readonly FileEdit[]): Promise<void> {
  const address = await page.locator('#booking-form').getAttribute('data-content')
  const before = (await page.request.head(address ?? '')).url()
  for (const edit of edits) applyEdit(folder, edit)
  await expect.poll(async () => (await page.request.head(address ?? '')).url(), { timeout: 60_000 }).not.toBe(before)
}
