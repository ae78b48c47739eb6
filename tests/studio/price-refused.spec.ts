import { expect, heldBack, test } from './support/studio.ts'
import { openPlace, storedDraft, writePublished } from './support/documents.ts'
import { box, openPrice, publishAs, words } from './support/price-editor.ts'

/** What an editor of a price refuses or warns of, and the press that mends it. */

test('a bad amount keeps what was typed, says at its field what is right, and cannot be published', async ({ owner }) => {
  const price = await openPrice(owner, 'Motorcycle', 'motorcycle-buff-polish')
  const amount = box(price, 'Price')
  for (const [typed, message] of [
    ['12.345', '"12.345" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
    ['1e3', '"1e3" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
    ['-5', 'Must be from $0.01 to $10,000,000'],
    ['', 'Write a number, such as 125 or 125.50'],
  ] as const) {
    await amount.fill(typed)
    await expect(amount).toHaveAccessibleDescription(message)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(heldBack(owner)).toBeVisible()
  }
  await amount.fill('12.345')
  await amount.blur()
  await expect.poll(() => storedDraft(owner, 'category-Motorcycle', 'packages[1].price.amount')).toBe('12.345')
  await owner.reload()
  await expect(amount).toHaveValue('12.345')
  await expect(heldBack(owner)).toBeVisible()
  await amount.fill('210')
  await expect(words(price)).toHaveText('$210')
  await publishAs(owner, 'category-Motorcycle', 'packages[1].price.amount', 21_000)
})

test('a price that costs nothing is included, at the press that stands where 0 is refused', async ({ owner }) => {
  const price = await openPrice(owner, 'Motorcycle', 'motorcycle-buff-polish')
  await box(price, 'Price').fill('0')
  await expect(box(price, 'Price')).toHaveAccessibleDescription('Choose “Included” if it costs nothing')
  await price.getByRole('button', { name: 'Included', exact: true }).click()
  await expect.poll(() => storedDraft(owner, 'category-Motorcycle', 'packages[1].price')).toEqual({ kind: 'included' })
})

test("an owner who raises today's price above a later one is told so there and before publishing, and raises that too", async ({ owner }) => {
  const priceOf = (amount: number) => ({
    _type: 'Price',
    kind: 'dated',
    price: { _type: 'Price', kind: 'exact', amount },
    changes: [{ _key: 'later', _type: 'DatedChange', from: '2090-01-11', price: { _type: 'Price', kind: 'exact', amount: 13_000 } }],
  })
  await writePublished(owner, 'category-Motorcycle', { 'packages[1].price': priceOf(12_500) })
  const price = await openPrice(owner, 'Motorcycle', 'motorcycle-buff-polish')
  await box(price, 'Until then: Price').fill('135')
  const told = /costs \$135 now, but only \$130 from January 11, 2090 on/
  await expect(price.getByRole('region', { name: 'Later price below today’s' })).toContainText(told)
  await expect.poll(() => storedDraft(owner, 'category-Motorcycle', 'packages[1].price.price.amount')).toBe(13_500)
  await openPlace(owner, 'Motorcycle', 'title')
  await owner.getByRole('button', { name: 'What will this change do?' }).click()
  const warning = owner.getByRole('region', { name: 'Later prices below today’s' })
  await expect(warning).toContainText(told)
  await warning.getByRole('button', { name: 'Make it $140 then' }).click()
  await expect(warning).toBeHidden()
  expect(await storedDraft(owner, 'category-Motorcycle', 'packages[1].price.changes[0].price.amount')).toBe(14_000)
})
