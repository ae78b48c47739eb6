import { expect, test } from 'vitest'
import { standingWords } from '#src/studio-model/documents/standing-words.ts'

test.each([
  ['Field', [{ kind: 'text', name: 'name', label: 'Name' }, { kind: 'package' }], 'The site asks here: Name, Package'],
  ['FieldGroup', [{ id: 'when', title: 'Day and time' }], 'On the site: Day and time'],
  ['Line', ['One', 'Two'], 'On the site: One, Two'],
])('a list of %s that is left to its defaults says what stands there', (type, items, words) => {
  expect(standingWords(type, items)).toBe(words)
})

test('what is chosen from a few is told by its titles', () => {
  expect(standingWords('string', ['quote'], [{ value: 'quote', title: 'Quote' }])).toBe('On the site: Quote')
})
