import type { Locator, Page } from '@playwright/test'

/** The form of an item, such as a rule: the innermost one that is open. */
export function itemDialog(page: Page): Locator {
  return page.getByTestId('nested-object-dialog').last()
}

/** A field of an item, by the end of its path. */
export function part(page: Page, name: string): Locator {
  return itemDialog(page).locator(`[data-testid^="field-"][data-testid$=".${name}"]:not([data-testid^="field-actions"])`)
}

export function fill(page: Page, name: string, text: string): Promise<void> {
  return part(page, name).locator('input').first().fill(text)
}

export function add(place: Locator): Promise<void> {
  return place.getByTestId('add-single-object-button').last().click()
}

export function tab(page: Page, name: string): Promise<void> {
  return page.getByTestId('field-group-tabs').getByRole('tab', { name }).click()
}
