import type { Locator, Page } from '@playwright/test'
import { openPlace, stored } from './documents.ts'
import { expect, publishAsked, publishButton } from './studio.ts'

export const packagePlace = (id: string) => `packages[_key=="${id}"]`

/** Opens a package and gives the editor of its price. */
export async function openPrice(page: Page, category: string, item: string): Promise<Locator> {
  await openPlace(page, category, `${packagePlace(item)}.price`)
  const price = page.getByTestId(`field-${packagePlace(item)}.price`)
  await expect(price.getByText('On the site')).toBeVisible()
  return price
}

export const radio = (price: Locator, name: string) => price.getByRole('radio', { name, exact: true })
export const box = (price: Locator, name: string) => price.getByRole('textbox', { name, exact: true })
export const words = (price: Locator) => price.getByRole('status')

/** Presses Publish right after the last keystroke, and again where it shows what changes. */
export async function publishAs(page: Page, id: string, projection: string, expected: unknown): Promise<void> {
  await publishButton(page).click()
  await publishAsked(page)
  await expect.poll(() => stored(page, id, projection)).toEqual(expected)
}
