import { writeDocument } from './support/documents.ts'
import { expect, openDocument, test } from './support/studio.ts'

// A document that others publish is written here.
test.use({ studioOf: 'policies' })

const FEE = { _type: 'Fee', kind: 'amount', amount: 5000 }
const FROM_48_HOURS = { _key: 'late', _type: 'FeeRow', within: { _type: 'Within', hours: 48 }, fee: FEE }

test('texts that name another notice than the cancellations are quoted below them and before they are published, and lead to where they stand', async ({
  owner: page,
}) => {
  const cancellations = [{ _key: 'usual', _type: 'Cancellation', id: 'usual', rows: [FROM_48_HOURS] }]
  await writeDocument(page, { _id: 'drafts.policies', _type: 'policies', cancellations })
  await openDocument(page, 'policies')
  const below = page.getByTestId('form-view').getByRole('region', { name: 'Texts that say other terms of cancelling' })
  const texts = ['we will move or cancel the visit at no charge.”', 'A visit is moved or cancelled at no charge until 24 hours before it starts.”']
  for (const text of texts) await expect(below).toContainText(`${text}, but cancelling costs something from 48 hours before the visit on`)
  await page.screenshot({ path: test.info().outputPath('policies.png') })
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  const change = page.locator('aside').filter({ hasText: 'What will this change do?' })
  for (const text of texts) await expect(change).toContainText(text)
  await page.screenshot({ path: test.info().outputPath('change.png') })
  await below.getByRole('link', { name: /^Business/ }).click()
  await expect(page).toHaveURL(/business/)
  await expect(page.getByRole('textbox').filter({ hasText: 'at least 24 hours before' }).first()).toBeVisible()
})
