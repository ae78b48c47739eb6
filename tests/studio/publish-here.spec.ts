import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { openPlace, stored, writeDraft } from './support/documents.ts'
import { expect, openDocument, test } from './support/studio.ts'

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
  await panel(owner).getByRole('button', { name: 'Publish', exact: true }).click()
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
