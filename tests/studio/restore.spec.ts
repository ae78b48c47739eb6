import type { Locator, Page } from '@playwright/test'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { closeItem, expect, openDocument, openItem, publish, publishButton, test } from './support/studio.ts'

const DOCUMENT = 'category;category-Motorcycle'
const HISTORY = `${DOCUMENT},inspect=${encodeURIComponent('sanity/structure/history')}`
const PACKAGE = 'packages[_key=="motorcycle-standard-detail"]'

test('an owner restores how a category was before, and publishes it', async ({ owner, studio }) => {
  await openDocument(owner, DOCUMENT)
  for (const amount of ['86', '87']) {
    await change(owner, amount)
    await publish(owner)
  }
  await expect.poll(() => pageOf(studio.siteOrigin)).toContain('$87')

  await openDocument(owner, HISTORY)
  await owner.getByTestId('timeline-item-button').filter({ hasText: 'Published' }).nth(1).click()
  await owner.getByRole('button', { name: 'Revert to revision' }).click()
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await expect(owner.getByTestId('form-view')).toContainText('$86')
  await publish(owner)
  await expect.poll(() => pageOf(studio.siteOrigin)).toContain('$86')
})

test('"Review changes" shows a changed price and takes it back, and leaves other changes', async ({ owner }) => {
  await openDocument(owner, DOCUMENT)
  await discardDraft(owner, 'category-Motorcycle')
  // Sanity compares with the last publishing of the document's history, which what a test puts back is not.
  await change(owner, '84')
  await publish(owner)
  const before = await change(owner, '83')
  await openItem(owner, 'Buff & Polish')
  await amountOf(owner, 'packages[_key=="motorcycle-buff-polish"]').fill('222')
  await closeItem(owner)
  await expect(publishButton(owner)).toBeEnabled()

  await owner.getByRole('button', { name: 'Review changes' }).first().click()
  await expect(owner.getByText(`$${before} → $83`)).toBeVisible()
  await expect(owner.locator('[data-testid="review-changes-pane"], aside').getByText('Standard Detail', { exact: true }).first()).toBeVisible()
  await owner.getByTestId(/^single-change-revert-button-packages.*motorcycle-standard-detail/).click()
  await owner.getByRole('button', { name: 'Revert change' }).last().click()
  await expect(owner.getByTestId('form-view')).toContainText(`$${before}`)
  await expect(owner.getByTestId('form-view')).toContainText('$222')
  await discardDraft(owner, 'category-Motorcycle')
})

test('"Review changes" says a percentage of a rule as one, and takes it back', async ({ owner }) => {
  const bps = 'rules[_key=="two"].effect.bps'
  const rule = { _key: 'two', _type: 'Rule', id: 'two', title: 'Fleet', effect: { _type: 'Effect', kind: 'percent', bps: -1200, of: 'package' } }
  await openDocument(owner, 'category;category-Tractor')
  const rules = (await stored(owner, 'category-Tractor', 'rules')) as object[]
  await writeDraft(owner, 'category-Tractor', { rules: [...rules, rule] })
  await publish(owner)
  await writeDraft(owner, 'category-Tractor', { [bps]: -1500 })
  await openDocument(owner, `category;category-Tractor,changesInspectorTab=review,inspect=${encodeURIComponent('sanity/structure/history')}`)
  await expect(owner.getByText('-12% → -15%')).toBeVisible()
  await owner.getByTestId(/^single-change-revert-button-rules/).click()
  await owner.getByRole('button', { name: 'Revert change' }).last().click()
  await expect.poll(async () => [await storedDraft(owner, 'category-Tractor', bps)].flat()).toEqual([-1200])
})

/** Changes the price of the first package in the draft; returns what it was. */
async function change(page: Page, amount: string): Promise<string> {
  await openItem(page, 'Standard Detail')
  const before = await amountOf(page, PACKAGE).inputValue()
  await amountOf(page, PACKAGE).fill(amount)
  await closeItem(page)
  return before
}

function amountOf(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}.price`).getByRole('textbox', { name: 'Price' })
}

async function pageOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/motorcycle-detailing`)).text()
}
