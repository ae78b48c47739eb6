import { expect, test } from 'vitest'
import { documentPublishing, lastPublishings, pricesOf } from '#src/studio-model/history/published-together.ts'

const entry = (id: string, day: number) => ({ id, author: 'owner', timestamp: `2030-05-0${day}T10:00:00Z` })

test('documents that were published together are one entry, newest first, and the first of each has none before it', () => {
  const histories = new Map([
    ['a', [entry('all', 3), entry('first', 1), entry('made-a', 0)]],
    ['b', [entry('all', 3), entry('second', 2), entry('made-b', 0)]],
    ['c', [entry('made-c', 9)]],
  ])
  const told = lastPublishings(histories, 2)
  expect(told.map(parts => parts.map(({ documentId, before }) => [documentId, before.id]))).toEqual([
    [
      ['a', 'first'],
      ['b', 'second'],
    ],
    [['b', 'made-b']],
  ])
})

test('of a category prices are told as prices, and all else in its own words; of any other document all', () => {
  const item = { _key: 'wash', id: 'wash', title: 'Wash', price: { kind: 'exact', amount: 100 } }
  const dearer = { ...item, title: 'Big wash', price: { kind: 'exact', amount: 200 } }
  const published = { documentId: 'x', entry: entry('two', 2), before: entry('one', 1) }
  const category = documentPublishing(published, { _type: 'category', packages: [item] }, { _type: 'category', packages: [dearer] })
  expect(pricesOf([category]).map(({ categoryId, changes }) => [categoryId, changes.length])).toEqual([['x', 1]])
  expect(category.others.map(({ after }) => after)).toEqual(['Big wash'])
  const business = documentPublishing(published, { _type: 'business', prices: [item] }, { _type: 'business', prices: [dearer] })
  expect(pricesOf([business])).toEqual([])
  expect(business.others.map(({ after }) => after)).toEqual(['Big wash', 200])
})
