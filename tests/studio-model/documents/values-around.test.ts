import { expect, test } from 'vitest'
import { listedNames, namesAround } from '#src/studio-model/documents/item-names.ts'
import { valuesAround } from '#src/studio-model/documents/values-around.ts'

test('around a place stand its item, the list and the document, innermost first', () => {
  const row = { _key: 'b', option: 'near' }
  const input = { _key: 'a', rows: [{ _key: 'c' }, row] }
  const document = { inputs: [input] }
  const path = ['inputs', { _key: 'a' }, 'rows', { _key: 'b' }, 'option']
  expect(valuesAround(document, path)).toEqual([row, input.rows, input, document.inputs, document])
  expect(valuesAround(document, ['inputs', { _key: 'gone' }, 'rows', 'x'])).toEqual([undefined, undefined, document.inputs, document])
  expect(valuesAround({ list: ['one'] }, ['list', 0, 'x'])).toEqual(['one', ['one'], { list: ['one'] }])
})

test('what a value is of is named from the outside in, and by the label of an answer where it has no name', () => {
  const document = {
    inputs: [{ _key: 's', options: [{ _key: 'o', id: 'mid', label: 'Mid-size' }] }],
    packages: [{ _key: 'p', title: 'Gold', price: { rows: [{ _key: 'r', option: 'mid', price: { amount: 5 } }] } }],
  }
  expect(namesAround(document, ['packages', { _key: 'p' }, 'price', 'rows', { _key: 'r' }, 'price', 'amount'])).toEqual(['Gold', 'Mid-size'])
  expect(namesAround(document, ['packages', { _key: 'gone' }, 'price'])).toEqual([])
  expect(namesAround(document, ['limit', 'min'])).toEqual([])
})

test('a list is told by the names of its items, also while one has none', () => {
  expect(listedNames([{ title: 'Engine' }, { _key: 'new' }, { title: 'Odor' }])).toBe('Engine, Odor')
  expect(listedNames(undefined)).toBe('')
})
