import type { Locator, Page } from '@playwright/test'
import { discardDraft, storedDraft } from './support/documents.ts'
import { part } from './support/item-form.ts'
import { expect, heldBack, openDocument, openItem, publish, test } from './support/studio.ts'

const PACKAGE = 'packages[_key=="motorcycle-standard-detail"]'

function amountOf(page: Page): Locator {
  return page.getByTestId(`field-${PACKAGE}.price`).getByRole('textbox', { name: 'Price' })
}

test('an owner changes a price and publishes it: a page that is loaded after that shows it', async ({ owner, context, studio }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await openItem(owner, 'Standard Detail')
  await amountOf(owner).fill('81')
  await publish(owner)
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/motorcycle-detailing`)
    await expect(visitor.getByText('$81', { exact: true }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

test('a price that the site would refuse cannot be published, and its field says why', async ({ owner }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await openItem(owner, 'Standard Detail')
  const amount = amountOf(owner)
  await amount.fill('0')
  await expect(amount).toHaveAccessibleDescription('Choose “Included” if it costs nothing')
  await expect(heldBack(owner)).toBeVisible()
  await amount.fill('82')
  await publish(owner)
})

test('the way to an item says what it stands in', async ({ owner }) => {
  const path = 'desktop.sections[_key=="gallery"].title'
  await owner.goto(`/structure/${encodeURIComponent(`site,path=${path}`)}`)
  const dialog = owner.getByTestId('nested-object-dialog')
  await expect(dialog.getByRole('button', { name: 'Recent Work' })).toBeVisible()
  await expect(dialog).not.toContainText('Untitled')
})

test('a field that several kinds of section have is called as the chosen kind calls it', async ({ owner }) => {
  const section = 'pages[_key=="0"].sections[_key=="privacy"]'
  await owner.goto(`/structure/${encodeURIComponent(`site,path=${section}`)}`)
  const text = owner.getByTestId(`field-${section}.text`)
  await expect(text.getByLabel('In short')).toHaveValue(/^We keep/)
  await expect(text).toContainText('{requestsKept}')
})

test('an add-on is added in a press, to its group, and takes its title at once', async ({ owner }) => {
  await openDocument(owner, 'category;category-Car')
  await discardDraft(owner, 'category-Car')
  await owner.getByRole('tab', { name: 'Add-ons' }).click()
  const groups = owner.getByTestId('field-addonGroups')
  await expect(groups).toContainText('Engine Bay, Odor Removal, Pet Hair')
  await owner.screenshot({ path: test.info().outputPath('group.png') })
  await groups.getByRole('button', { name: 'Add an add-on', exact: true }).click()
  await expect(part(owner, 'title').locator('input')).toBeFocused()
  await owner.keyboard.type('Wheel polish')
  await owner.keyboard.press('Tab')
  await expect
    .poll(() => storedDraft(owner, 'category-Car', 'addonGroups[0].items[-1]{id, title, "price": price.kind}'))
    .toEqual({ id: 'wheel-polish', title: 'Wheel polish', price: 'exact' })
  await discardDraft(owner, 'category-Car')
})
