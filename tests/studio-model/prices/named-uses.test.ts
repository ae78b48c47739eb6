import { expect, test } from 'vitest'
import { namableIn, usesWords } from '#src/studio-model/prices/named-uses.ts'

const named = (name: string) => ({ _type: 'Price', kind: 'named', name })
const item = (id: string) => ({ _type: 'SharedPrice', id, title: id, price: { _type: 'Price', kind: 'exact', amount: 5000 } })
const category = {
  _type: 'category',
  prices: [item('small'), item('large'), { ...item('both'), price: { kind: 'sum', of: [named('small'), named('large')] } }],
  packages: [{ price: named('small') }, { price: { kind: 'by', input: 'size', rows: [{ option: 'a', price: named('small') }] } }],
}

test.each([
  ['small', 'Used in 3 places: a change here changes them all.'],
  ['large', 'Used in one place.'],
  ['both', 'Used nowhere yet.'],
])('a named price says where it is used: %s', (id, expected) => {
  expect(usesWords(category, item(id))).toBe(expected)
})

test('the price of a package says nothing of that, nor one of the business, which other documents use', () => {
  expect(usesWords(category, { _type: 'Package', id: 'small' })).toBeNull()
  expect(usesWords({ _type: 'business' }, item('small'))).toBeNull()
})

test.each([
  ['small', ['large']],
  ['both', ['small', 'large']],
  ['other', ['small', 'large', 'both', 'again']],
])('a named price cannot name itself, nor a price that it is inside of: %s', (id, expected) => {
  const both = { kind: 'sum' as const, of: [{ kind: 'named' as const, name: 'small' }] }
  const prices = [
    item('small'),
    item('large'),
    { id: 'both', title: 'Both', price: both },
    { id: 'again', title: 'Again', price: { kind: 'named', name: 'both' } },
  ]
  expect(namableIn(id, prices as never).map(price => price.id)).toEqual(expected)
})
