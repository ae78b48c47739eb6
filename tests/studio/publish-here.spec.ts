import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, openPlace, stored, writeDocument, writeDraft } from './support/documents.ts'
import { expect, openDocument, publishAsked, test } from './support/studio.ts'

/** On a phone a panel takes the place of the form, and of its Publish. */

test.use({ viewport: { width: 390, height: 844 } })

const MOTORCYCLE = 'category-Motorcycle'
const AMOUNT = 'packages[0].price.amount'

const panel = (page: Page) => page.locator('aside').filter({ hasText: 'What will this change do?' })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  await expect(panel(page)).toBeVisible()
}

test('who has read on a phone what a change does publishes it there', async ({ owner }) => {
  await openDocument(owner, `category;${MOTORCYCLE}`)
  await writeDraft(owner, MOTORCYCLE, { [AMOUNT]: 8700 })
  await openPanel(owner)
  await expect(panel(owner)).toContainText('$87')
  await expectAccessible(owner, [390], '[data-testid="publish-here"]')
  await owner.screenshot({ path: test.info().outputPath('publish-here.png') })
  await panel(owner).getByRole('button', { name: 'Publish…' }).click()
  await publishAsked(owner)
  await expect.poll(() => stored(owner, MOTORCYCLE, AMOUNT)).toBe(8700)
  await expect(panel(owner)).toBeVisible()
})

test('what is still to fill in is said there too, and leads to its field', async ({ owner }) => {
  await openPlace(owner, 'Motorcycle', 'rules')
  await writeDraft(owner, MOTORCYCLE, {
    rules: [{ _type: 'Rule', _key: 'new', effect: { _type: 'Effect', kind: 'percent', bps: 500, of: 'package' } }],
  })
  await openPanel(owner)
  await panel(owner).getByRole('button', { name: 'Still to fill in…' }).click()
  await expect(panel(owner).getByTestId('obstacles')).toContainText('Rule. Still to fill in: Title')
  await panel(owner).getByRole('button', { name: 'Fill it in' }).click()
  await expect(panel(owner)).toHaveCount(0)
  await expect(owner.getByTestId('field-rules[_key=="new"].title').getByRole('textbox')).toBeVisible()
})

test('an example that costs something else is shown, accepted and published there too', async ({ owner }) => {
  const before = await stored(owner, 'examples', '@')
  const example = {
    _type: 'Example',
    _key: 'standard',
    title: 'Standard',
    category: { _type: 'reference', _ref: MOTORCYCLE },
    package: (await stored(owner, MOTORCYCLE, 'packages[0].id')) as string,
    price: { _type: 'ExamplePrice', kind: 'exact', amount: (await stored(owner, MOTORCYCLE, AMOUNT)) as number },
  }
  await discardDraft(owner, MOTORCYCLE)
  await writeDocument(owner, { _id: 'examples', _type: 'examples', examples: [example] })
  await openDocument(owner, `category;${MOTORCYCLE}`)
  await writeDraft(owner, MOTORCYCLE, { [AMOUNT]: 9100 })
  await openPanel(owner)
  await panel(owner).getByRole('button', { name: 'Publish…' }).click()
  const dialog = owner.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog.getByRole('region', { name: 'Examples' })).toContainText('→ $91')
  await owner.screenshot({ path: test.info().outputPath('asking.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => stored(owner, MOTORCYCLE, AMOUNT)).toBe(9100)
  expect(await stored(owner, 'examples', 'examples[0].price.amount')).toBe(9100)
  // The Studio's other tests go on with these.
  await writeDocument(owner, { examples: [], ...(before as object | null), _id: 'examples', _type: 'examples' })
})
