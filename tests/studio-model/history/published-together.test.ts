import { expect, test } from 'vitest'
import type { HistoryEntry } from '#src/studio-model/history/price-changes.ts'
import { documentPublishing, lastPublishings, pricesOf } from '#src/studio-model/history/published-together.ts'

const madeOn = (day: number) => new Date(Date.UTC(2030, 4, day + 1)).toISOString()
const entry = (id: string, day: number): HistoryEntry => ({ id, author: 'owner', timestamp: madeOn(day) })

const history = (documentId: string, day: number, ...entries: readonly HistoryEntry[]) => ({ documentId, createdAt: madeOn(day), entries })
const told = (histories: Parameters<typeof lastPublishings>[0], most: number) =>
  lastPublishings(histories, most).map(parts => parts.map(({ documentId, before }) => [documentId, before?.id ?? null]))

test('documents that were published together are one entry, newest first', () => {
  const histories = [
    history('a', 0, entry('all', 3), entry('first', 1), entry('made', 0)),
    history('b', 0, entry('all', 3), entry('second', 2), entry('made', 0)),
  ]
  expect(told(histories, 2)).toEqual([
    [
      ['a', 'first'],
      ['b', 'second'],
    ],
    [['b', 'made']],
  ])
})

test('what was published for the first time later is a change, as of a visit; what was there from the beginning, or is older than its history, is none', () => {
  const histories = [
    history('business', 0, entry('hours', 3), entry('made', 0)),
    history('visit', 1, entry('visit', 2)),
    history('messages', 0, entry('made', 0)),
    history('site', -9, entry('older', 4)),
  ]
  expect(told(histories, 9)).toEqual([[['business', 'made']], [['visit', null]]])
})

test('the first publishing of a document adds all that it says, and has no prices to be put back', () => {
  const published = { documentId: 'x', entry: entry('one', 1), before: null }
  const now = { _type: 'category', title: 'Boats', packages: [{ _key: 'wash', id: 'wash', price: { kind: 'exact', amount: 100 } }] }
  const { prices, others } = documentPublishing(published, null, now)
  expect(documentPublishing(published, null, now).isAgain).toBe(false)
  expect(prices).toEqual([])
  expect(others.map(({ path, before }) => [path, before])).toEqual([
    [['title'], undefined],
    [['packages'], undefined],
  ])
})

test('what is published again is told by what changed since it was on the site last', () => {
  const [older, now] = [
    { _type: 'category', title: 'Ships', intro: 'Hello' },
    { _type: 'category', title: 'Boats', intro: 'Hello' },
  ]
  const again = documentPublishing({ documentId: 'x', entry: entry('three', 3), before: entry('two', 2) }, older, now, true)
  expect(again).toMatchObject({ before: null, isAgain: true, prices: [] })
  expect(again.others.map(({ path }) => path)).toEqual([['title']])
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
