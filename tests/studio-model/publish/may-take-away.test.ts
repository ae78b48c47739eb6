import { expect, test } from 'vitest'
import { mayTakeAway } from '#src/studio-model/publish/may-take-away.ts'

const exact = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })
const quote = { _type: 'Price', kind: 'quote', reason: 'large' }
const gold = { _key: 'gold', id: 'gold', title: 'Gold', price: exact(9900) }
const silver = { _key: 'silver', id: 'silver', title: 'Silver', price: exact(4900) }
const category = (fields: object) => ({ _type: 'category', _id: 'drafts.boats', title: 'Boats', packages: [silver, gold], ...fields })
const PUBLISHED = { ...category({}), _id: 'boats', _rev: 'a' }

test('a package that goes or has no price any more may take something from open requests; new words and amounts cannot', () => {
  const may = (fields: object) => mayTakeAway(PUBLISHED, category(fields))
  expect(may({ packages: [silver] })).toBe(true)
  expect(may({ packages: [silver, { ...gold, price: quote }] })).toBe(true)
  expect(may({ rules: [{ _key: 'a', id: 'a', title: 'None', effect: { kind: 'forbid' } }] })).toBe(true)
  expect(may({})).toBe(false)
  expect(may({ title: 'Boats and ships', packages: [silver, { ...gold, title: 'Golden', price: exact(12_900) }] })).toBe(false)
})

test('so may a change of the hours or of a named price, and nothing else of the business; a new category has no requests, a new visit may', () => {
  const business = { _type: 'business', name: 'Shore', hours: [{ day: 'sunday' }], prices: [{ id: 'wax', title: 'Wax', price: exact(500) }] }
  const may = (fields: object) => mayTakeAway(business, { ...business, ...fields })
  expect(may({ hours: [] })).toBe(true)
  expect(may({ prices: [{ id: 'wax', title: 'Wax', price: quote }] })).toBe(true)
  expect(may({ prices: [{ id: 'wax', title: 'Wax', price: exact(700) }], name: 'Harbour' })).toBe(false)
  expect(mayTakeAway({ _type: 'site', meta: {} }, { _type: 'site', meta: { title: 'Shore' } })).toBe(false)
  expect(mayTakeAway(null, category({}))).toBe(false)
  expect(mayTakeAway(null, { _type: 'visit', rules: [] })).toBe(true)
})
