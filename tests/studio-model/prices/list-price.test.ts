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
