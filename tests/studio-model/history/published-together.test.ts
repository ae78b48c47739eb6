import { expect, test } from 'vitest'
import type { PriceChange } from '#src/studio-model/history/price-changes.ts'
import { publishedTogether } from '#src/studio-model/history/published-together.ts'

const place: PriceChange['place'] = { group: 'Packages', title: 'wash', path: [], value: 1, isPrice: true }
const published = (categoryId: string, transaction: string, day: number) => ({
  categoryId,
  changes: [{ place, after: 2, transaction, author: 'owner', timestamp: `2030-05-0${day}T10:00:00Z` }] as [PriceChange],
})

test('categories that were published together are one entry, newest first, and no entry is cut', () => {
  const told = publishedTogether([published('a', 'first', 1), published('a', 'all', 3), published('b', 'second', 2), published('b', 'all', 3)], 2)
  expect(told.map(entry => entry.map(({ categoryId }) => categoryId))).toEqual([['a', 'b'], ['b']])
})
