import { expect, test } from 'vitest'
import { withValue } from '#src/studio-model/draft/with-value.ts'
import { changeRows } from '#src/studio-model/history/change-rows.ts'
import { priceCells } from '#src/studio-model/history/price-cells.ts'
import { type PriceChange, priceChanges, putBack, stillChanged } from '#src/studio-model/history/price-changes.ts'
import { pathText } from '#src/studio-model/reprice/price-places.ts'
import { scopeAt, scopesOf } from '#src/studio-model/reprice/price-scopes.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const car = (await sampleDocuments()).find(({ _id }) => _id === 'category-Car') as object
const scopes = scopesOf(car, { reasons: [], money, prices: [] })
const rowsOf = (change: PriceChange) => changeRows(change, scopeAt(change.place, scopes), { money, wording: content.messages.price })
const entry = { id: 'two', author: 'owner', timestamp: '2030-05-14T10:00:00Z' }

/** The change of the package's price for these of its sizes, and the category after it. */
function raised(...sizes: number[]): { change: PriceChange; category: object } {
  const category = sizes.reduce<unknown>((document, row) => {
    const rows = amounts(document)
    const { path, amount } = rows[row] as (typeof rows)[number]
    return withValue(document, path, amount + 500)
  }, car) as object
  const [change] = priceChanges({ ...entry, document: category }, { document: car })
  return { change: change as PriceChange, category }
}

/** The amounts of the first package by size, each with its path. */
function amounts(document: unknown): { path: (string | { _key: string })[]; amount: number }[] {
  const [first] = (document as { packages: { _key: string; price: { rows: { _key: string; price: { amount: number } }[] } }[] }).packages
  if (first === undefined) throw new Error('there is a package')
  return first.price.rows.map(({ _key, price }) => ({
    path: ['packages', { _key: first._key }, 'price', 'rows', { _key }, 'price', 'amount'],
    amount: price.amount,
  }))
}

test('each size of a price that was raised is put back by itself, and the others stay', () => {
  const { change, category } = raised(0, 1)
  const cells = priceCells(change, rowsOf)
  expect(cells.map(({ row }) => row)).toEqual(rowsOf(change))
  const [first, second] = cells as [(typeof cells)[number], (typeof cells)[number]]
  const edit = putBack([second.change], category)
  const { path, amount } = amounts(car)[1] as { path: []; amount: number }
  expect(edit).toEqual({ [pathText(path)]: amount })
  const now = withValue(category, path, amount) as object
  expect(stillChanged([second.change], now)).toEqual([])
  expect(stillChanged([first.change], now), 'that of another size can be put back still').toEqual([first.change])
})

test('one size alone is the price itself, and put back also where another size was changed since', () => {
  const { change } = raised(1)
  expect(priceCells(change, rowsOf)).toEqual([])
  const { path, amount } = amounts(car)[1] as { path: []; amount: number }
  const now = raised(0, 1).category
  expect(putBack(stillChanged([change], now), now)).toEqual({ [pathText(path)]: amount })
})

test('what is no row by itself is put back as a whole', () => {
  const { change } = raised(0, 1)
  const rows = rowsOf(change)
  expect(priceCells(change, () => rows)).toEqual([])
  expect(
    priceCells(change, () => [{ label: '', before: '$1', after: '$2' }]),
    'such as what holds from a day on',
  ).toEqual([])
})
