import { expect, test } from 'vitest'
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
