import { expect, type Locator, type Page } from '@playwright/test'
import { discardDraft } from './documents.ts'

export const CAR = 'category-Car'
export const MOTORCYCLE = 'category-Motorcycle'

/** Opens the sheet without drafts, of one category where one is named. */
export async function openSheet(page: Page, show?: string): Promise<Locator> {
  await page.goto('/prices')
  const grid = page.getByRole('grid', { name: 'Prices' })
  await expect(grid).toBeVisible()
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  if (show !== undefined) await page.getByLabel('Show').selectOption({ label: show })
  return grid
}

/** The cells of a line, by its name. */
export function cells(grid: Locator, line: string): Locator {
  return grid
    .getByRole('row')
    .filter({ has: grid.page().getByRole('rowheader', { name: line, exact: true }) })
    .getByRole('gridcell')
}
