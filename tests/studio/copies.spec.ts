import type { Page } from '@playwright/test'
import { storedDraft } from './support/documents.ts'
import { itemDialog, tab } from './support/item-form.ts'
import { closeItem, expect, field, heldBack, openDocument, publish, publishButton, test } from './support/studio.ts'

const CAR = 'category-Car'

async function choose(page: Page, list: string, position: number, action: 'Copy' | 'Duplicate'): Promise<void> {
  await page.getByTestId(`field-${list}`).getByTestId('array-item-menu-button').nth(position).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a question, a package and a group that are duplicated or pasted get ids of their own, which nobody is asked for', async ({
  owner: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDocument(page, `category;${CAR}`)
  await choose(page, 'packages', 0, 'Duplicate')
  await closeItem(page)
  await tab(page, 'Add-ons')
  await choose(page, 'addonGroups', 0, 'Duplicate')
  await closeItem(page)
  await tab(page, 'Questions')
  await choose(page, 'inputs', 0, 'Duplicate')
  await expect(itemDialog(page)).toContainText('Vehicle size')
  await closeItem(page)
  await choose(page, 'inputs', 0, 'Copy')
  await page.getByTestId('field-inputs').hover()
  await page.getByTestId('field-actions-menu-inputs').getByTestId('field-actions-trigger').click()
  await page.getByRole('menuitem', { name: 'Paste field' }).click()

  await expect.poll(() => storedDraft(page, CAR, 'inputs[].id')).toEqual(['size', 'vehicle-size', 'vehicle-size-2'])
  expect(await storedDraft(page, CAR, 'packages[0..1].id')).toEqual(['car-basic-shine', 'basic-shine-detail'])
  expect(await storedDraft(page, CAR, 'addonGroups[].items[0].id')).toEqual(['engine-bay', 'engine-bay-2'])
  // Nothing is wrong with what was copied but that two have one name.
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a package that is duplicated beside the popular one is not popular, too, and is told to have its name', async ({ owner: page }) => {
  await openDocument(page, `category;${CAR}`)
  expect(await storedDraft(page, CAR, 'packages[].popular')).toBeNull()
  await choose(page, 'packages', 1, 'Duplicate')
  await closeItem(page)
  await expect.poll(() => storedDraft(page, CAR, 'packages[defined(popular)].id')).toEqual(['car-silver-shine'])
  expect(await storedDraft(page, CAR, 'count(packages)')).toBe(6)
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  const warned = page.getByRole('region', { name: 'What may be a mistake' })
  await expect(warned).toContainText('"Silver Shine Detail (Deep Clean)" is the name of two packages: visitors cannot tell them apart')
  await page.screenshot({ path: test.info().outputPath('names.png') })
})

test('a category that is duplicated takes a name, and nothing else is in the way of publishing it', async ({ owner: page }) => {
  await openDocument(page, `category;${CAR}`)
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(CAR))
  await expect(field(page, 'title')).toHaveValue('')
  await heldBack(page).click()
  await expect(page.getByTestId('obstacles').getByRole('listitem')).toHaveCount(1)
  await page.getByTestId('obstacles').getByRole('button', { name: 'Fill it in' }).click()
  await field(page, 'title').fill('Vans')
  await field(page, 'title').blur()
  await expect(publishButton(page)).toHaveText('Publish…')
  await publish(page)
  await page.screenshot({ path: test.info().outputPath('copy.png') })
})
