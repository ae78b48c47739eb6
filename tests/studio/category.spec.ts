import type { Page } from '@playwright/test'
import { sendRequest } from './support/send-request.ts'
import { discardDraft, storedDraft } from './support/documents.ts'
import { closeItem, expect, field, openDocument, publish, test } from './support/studio.ts'

test('a category that is made in the Studio by its name, a package and its prices is on the site, and can be booked', async ({
  owner: page,
  context,
  studio,
}) => {
  await page.goto('/structure/category')
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'Priced by size' }).click()
  await expect(page.getByTestId('field-packages')).toContainText('Package')
  await field(page, 'title').fill('Boats')
  // How long it takes is nobody's guess.
  const time = page.getByTestId('field-duration')
  await expect(time.getByRole('group', { name: 'How long it takes' })).toBeVisible()
  await time.getByRole('textbox', { name: 'Hours' }).fill('2')

  await page.getByTestId('field-packages').getByText('Package', { exact: true }).last().click()
  await itemField(page, 'title').fill('Full wash')
  const price = page.getByTestId('nested-object-dialog').locator('[data-testid^="field-"][data-testid$=".price"]')
  for (const [size, amount] of Object.entries({ Small: '100', Medium: '150', Large: '199' }))
    await price.getByRole('row', { name: size }).getByRole('textbox').first().fill(amount)
  await page.getByTestId('nested-object-dialog').getByTestId('group-tab-texts').click()
  await itemField(page, 'description').fill('Hull, deck and cabin.')
  await closeItem(page)
  await publish(page)

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/boats`)
    await expect(visitor.getByRole('heading', { name: 'Boats' }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(visitor.getByText('$199', { exact: true }).first()).toBeVisible()
  await sendRequest(studio.siteOrigin, { vehicle_category: 'boats', boats_package: 'full-wash', boats_size: 'large' })
})

test('a new package is priced as the one before it, and its id follows from its name on a tab that nobody opened', async ({ owner: page }) => {
  await openDocument(page, 'category;category-Car')
  await page.getByTestId('field-packages').getByTestId('add-single-object-button').click()
  const price = page.getByTestId('nested-object-dialog').locator('[data-testid^="field-"][data-testid$=".price"]')
  await expect(price.getByRole('radio', { name: 'By vehicle size' })).toBeChecked()
  await expect(price.getByRole('row', { name: 'Mid-Size' })).toBeVisible()
  await itemField(page, 'title').fill('Wash & wax')
  await closeItem(page)
  await expect.poll(() => storedDraft(page, 'category-Car', 'packages[-1].id')).toBe('wash-wax')
  await discardDraft(page, 'category-Car')
})

/** A field of the item whose dialog is open. */
function itemField(page: Page, name: string) {
  return page.getByTestId('nested-object-dialog').locator(`[data-testid^="field-"][data-testid$=".${name}"]`).locator('input, textarea').first()
}
