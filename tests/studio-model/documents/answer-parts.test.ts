import { expect, test } from 'vitest'
import { isNoPartOf } from '#src/studio-model/documents/answer-parts.ts'

const category = { inputs: ['choice', 'lookup', 'number', 'product'].map(kind => ({ id: kind, kind })) }
const shown = (condition: object) => ['input', 'options', 'min', 'max'].filter(part => !isNoPartOf(part, condition, category))

test.each([
  ['choice', ['input', 'options']],
  ['lookup', ['input', 'options']],
  ['number', ['input', 'min', 'max']],
  ['product', ['input', 'min', 'max']],
])('of the answer to a %s are asked: %j', (input, expected) => {
  expect(shown({ input })).toEqual(expected)
})

test('a part that is filled in stays, and so does everything while the question is not known', () => {
  expect(shown({ input: 'number', options: ['small'] })).toEqual(['input', 'options', 'min', 'max'])
  expect(shown({ input: 'gone' })).toEqual(['input', 'options', 'min', 'max'])
  expect(shown({})).toEqual(['input', 'options', 'min', 'max'])
})
