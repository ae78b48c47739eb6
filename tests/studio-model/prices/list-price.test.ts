import { expect, test } from 'vitest'
import { categoryPrice, itemPrice, type PriceFormat } from '#src/studio-model/prices/list-price.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()
const find = (id: string): unknown => documents.find(({ _id }) => _id === id)
const format = { business: find('business'), wording: (find('messages') as { price: unknown }).price } as PriceFormat

const category = (packages: object[], more: object = {}) => ({ packages, inputs: [], ...more })
const fixed = (amount: number) => ({ id: 'one', price: { kind: 'exact', amount } })

test('lists show prices in the words of the site', () => {
  expect(itemPrice(fixed(12_500), category([fixed(12_500)]), format)).toBe('$125')
  expect(itemPrice({ ...fixed(1250), unitLabel: 'pair' }, category([]), format)).toBe('$12.50 per pair')
  expect(itemPrice({ id: 'one', price: { kind: 'from', amount: 12_500 } }, category([]), format)).toBe('$125+')
  expect(categoryPrice(category([fixed(9900), { ...fixed(7500), id: 'two' }]), format)).toBe('From $75')
  expect(categoryPrice(category([fixed(9900)], { limit: { min: 12_000 } }), format)).toBe('From $120')
  // A list reads every field that it asks for, those that are not there as undefined.
  expect(categoryPrice({ ...category([fixed(9900)]), inputs: undefined, addonGroups: undefined, rules: undefined, limit: undefined }, format)).toBe(
    'From $99',
  )
})

test('lists show with a price those to come, and none that has come already', () => {
  const changes = [
    { from: '2027-01-01', price: { kind: 'exact', amount: 8500 } },
    { from: '2027-07-01', price: { kind: 'exact', amount: 9000 } },
  ]
  const dated = { id: 'one', price: { kind: 'dated', price: { kind: 'exact', amount: 7500 }, changes } }
  expect(itemPrice(dated, category([dated]), format, '2026-12-31')).toBe('$75 · From January 1, 2027: $85 · From July 1, 2027: $90')
  expect(itemPrice(dated, category([dated]), format, '2027-01-01')).toBe('$85 · From July 1, 2027: $90')
  expect(itemPrice(dated, category([dated]), format, '2028-01-01')).toBe('$90')
})

test.each([
  ['nothing', undefined],
  ['no price', { id: 'one' }],
  ['no kind', { id: 'one', price: {} }],
  ['no amount', { id: 'one', price: { kind: 'exact' } }],
])('an unfinished draft with %s has no price yet, and nothing breaks', (_, item) => {
  expect(itemPrice(item, category([]), format)).toBe('')
  expect(itemPrice(item, undefined, format)).toBe('')
  expect(() => categoryPrice(category(item === undefined ? [] : [item]), format)).not.toThrow()
})
