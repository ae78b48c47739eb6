import { expect, test } from 'vitest'
import { byTitle } from '#src/studio-model/prices/forms/by-size.ts'

const choice = (id: string, label: string) => ({ id, label, options: [] })
const PACKAGE = choice('$package', 'Package')
const SIZE = choice('size', 'Vehicle size')
const SHAPE = choice('shape', 'RV type')

test.each([
  ['the only question', undefined, [SIZE, PACKAGE], 'By vehicle size'],
  ['the question of its table', 'shape', [SIZE, SHAPE, PACKAGE], 'By RV type'],
  ['an answer, while there are several questions', undefined, [SIZE, SHAPE, PACKAGE], 'By answer'],
  ['an answer, where the question is a sentence', 'hair', [choice('hair', 'How much pet hair is there?')], 'By answer'],
  ['the package, where there is no question', undefined, [PACKAGE], 'By package'],
  ['an answer, where there is nothing yet', undefined, [], 'By answer'],
])('a price is called by what it varies by: %s', (_, chosen, choices, title) => {
  expect(byTitle(chosen, choices)).toBe(title)
})
