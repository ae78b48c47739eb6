import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { samplePolicies } from '#tests/support/content/sample-policies.ts'
import { discardDraft, stored, storedDraft, writeDocument } from './support/documents.ts'
import { tab } from './support/item-form.ts'
import { asked, expect, openDocument, publishAsked, publishButton, test } from './support/studio.ts'

// A document that others publish is written here.
test.use({ studioOf: 'policies' })

const FEE = { _type: 'Fee', kind: 'amount', amount: 5000 }
const FROM_48_HOURS = { _key: 'late', _type: 'FeeRow', within: { _type: 'Within', hours: 48 }, fee: FEE }

test('a deposit and a fee for cancelling are a press and a few fields each, beside what pages will say', async ({ owner: page }) => {
  // Discarding its draft locks a document that was never published, so this test comes first.
  await openDocument(page, 'policies')
  const deposits = page.getByTestId('field-deposits')
  await deposits.getByRole('button', { name: 'Add a deposit…' }).click()
  const deposit = deposits.getByRole('region', { name: 'Deposit', exact: true })
  await deposit.getByRole('button', { name: 'Add this deposit' }).click()
  await expect(deposit.getByLabel('Percent of the price')).toHaveAccessibleDescription(/^Write/)
  await deposit.getByLabel('Percent of the price').fill('20')
  await deposit.getByLabel('Only from this price on').fill('200')
  await deposit.getByRole('radio', { name: 'New customers only' }).check()
  await expect(deposit).toContainText(/Pages will say:.*\$200.*20% of the price/)
  await page.screenshot({ path: test.info().outputPath('deposit.png') })
  await expectAccessible(page, [1400], 'section[aria-label="Deposit"]')
  await deposit.getByRole('button', { name: 'Add this deposit' }).click()
  await expect(deposit).toBeHidden()
  await expect(deposits).toContainText(/New customers: .*20% of the price/)
  const against = page.getByTestId('form-view').getByRole('region', { name: 'Texts that say that nothing is paid before' })
  await expect(against).toContainText('“We contact you to confirm; nothing is charged online.”, but there is a deposit')
  await expect
    .poll(() => storedDraft(page, 'policies', 'deposits[].rows[]{from, "share": shares[0]{"bps": fee.bps, due}}'))
    .toEqual([{ from: 20_000, share: { bps: 2000, due: 'booking' } }])

  await tab(page, 'Cancelling')
  const cancellations = page.getByTestId('field-cancellations')
  await cancellations.getByRole('button', { name: 'Add a fee for cancelling…' }).click()
  const fee = cancellations.getByRole('region', { name: 'Fee for cancelling' })
  await expect(fee.getByLabel('Cancelled less than so many hours before the visit')).toHaveValue('24')
  await fee.getByRole('radio', { name: 'An amount' }).check()
  await fee.getByRole('textbox', { name: 'Amount' }).fill('50')
  await expect(fee).toContainText(/Pages will say:.*\$50/)
  await page.keyboard.press('Enter')
  await expect(fee).toBeHidden()
  await expect.poll(() => storedDraft(page, 'policies', 'cancellations[].noShow.amount')).toEqual([5000])
  await expect(publishButton(page)).toBeEnabled()

  // What was discarded is no lock for whoever wants another one.
  await discardDraft(page, 'policies')
  await expect(page.getByText('This was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin with an empty one' }).click()
  await expect(cancellations.getByRole('button', { name: 'Add a fee for cancelling…' })).toBeVisible()
  await expect(page.getByText('This was deleted.')).toHaveCount(0)
  expect(await storedDraft(page, 'policies', 'defined(cancellations)')).toBe(false)
  await discardDraft(page, 'policies')
})

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

test('whoever removes the only deposit publishes that like any change, and puts it back on Start', async ({ owner: page }) => {
  const share = { _key: 'half', _type: 'DepositShare', fee: { _type: 'ShareFee', kind: 'percent', bps: 5000 }, due: 'booking' }
  const deposit = { _key: 'half', _type: 'Deposit', id: 'half', rows: [{ _key: 'any', _type: 'DepositRow', shares: [share] }] }
  await writeDocument(page, { _id: 'policies', _type: 'policies', deposits: [deposit], words: samplePolicies().words })
  await openDocument(page, 'policies')
  await page.getByTestId('field-deposits').getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await publishButton(page).click()
  await expect(asked(page)).toContainText('What is said of deposits and cancelling would change.')
  await expect(asked(page)).toContainText('50% of the price')
  await page.screenshot({ path: test.info().outputPath('none-left.png') })
  await publishAsked(page)
  await expect.poll(() => stored(page, 'policies', 'count(deposits)')).not.toBe(1)
  await expect(page.getByTestId('not-on-site')).toHaveCount(0)
  await page.goto('/')
  const changes = page.getByRole('region', { name: 'The last changes' }).getByRole('region', { name: /^Deposits and cancelling, / })
  await changes
    .first()
    .getByRole('button', { name: /^Put back/ })
    .click()
  await publishAsked(page)
  expect(await stored(page, 'policies', 'deposits[].id')).toEqual(['half'])
})
