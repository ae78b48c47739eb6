import { expect, test } from 'vitest'
import { priceChanges } from '#src/studio-model/history/price-changes.ts'
import { priceLines } from '#src/studio-model/history/price-lines.ts'

const category = (price: object) => ({ _id: 'category-a', _type: 'category', packages: [{ _key: 'wash', id: 'wash', title: 'Wash', price }] })
const entry = { id: 'r', author: 'owner', timestamp: '2030-01-01T10:00:00Z' }

test('a consultation whose reason is gone is told as one, and not as nothing', () => {
  const changes = priceChanges(
    { document: category({ kind: 'exact', amount: 90_000 }), ...entry },
    { document: category({ kind: 'quote', reason: 'gone' }) },
  )
  expect(priceLines(changes, () => [{ label: '', before: null, after: '$900' }])).toEqual(['Wash: a consultation → $900'])
  expect(priceLines(changes, () => [{ label: 'Large', before: '$800', after: '$900' }])).toEqual(['Wash, Large: $800 → $900'])
})
