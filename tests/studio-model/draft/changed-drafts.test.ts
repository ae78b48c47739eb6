import { expect, test } from 'vitest'
import { changedDrafts } from '#src/studio-model/draft/changed-drafts.ts'

const published = {
  _id: 'category-X',
  _type: 'category',
  _rev: '1',
  _updatedAt: 'then',
  packages: [{ _key: 'a', price: { kind: 'exact', amount: 100 } }],
}
const draft = (amount: number) => ({ ...published, _rev: '2', _updatedAt: 'now', packages: [{ _key: 'a', price: { amount, kind: 'exact' } }] })

test('a draft that says what is published is no change; one that says more, or is of nothing that is published, is', () => {
  expect(changedDrafts([published], [draft(100)])).toEqual([])
  expect(changedDrafts([published], [draft(101)])).toEqual([draft(101)])
  expect(changedDrafts([published], [{ ...draft(100), rules: [] }])).toHaveLength(1)
  expect(changedDrafts([], [draft(100)])).toHaveLength(1)
})

test('a list that is empty in both is no change', () => {
  expect(changedDrafts([{ ...published, inputs: [] }], [{ ...draft(100), inputs: [] }])).toEqual([])
})

test('a visit that was opened and says no more than a new one is no change', () => {
  const visit = { _id: 'visit', _type: 'visit', _rev: '1', mostItems: 1 }
  expect(changedDrafts([], [visit])).toEqual([])
  expect(changedDrafts([], [{ ...visit, mostItems: 2 }])).toHaveLength(1)
})

test('a version that takes what is published off the site is a change, though it says the same', () => {
  const going = { ...published, _rev: '2', _system: { bundleId: 'rSpring', delete: true } }
  expect(changedDrafts([published], [going])).toEqual([going])
  expect(changedDrafts([], [going]), 'nothing is there to go').toEqual([])
})
