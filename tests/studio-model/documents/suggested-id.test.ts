import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestedId } from '#src/studio-model/documents/suggested-id.ts'

test.each([
  ['Spring & summer', 'spring-summer'],
  ['  Café Größe 2 ', 'cafe-gro-e-2'],
  ['4×4 wheels', 'wheels'],
  ['x'.repeat(80), 'x'.repeat(64)],
  ['!?', ''],
  [undefined, ''],
])('%j gets the id %j', (name, id) => expect(suggestedId(name)).toBe(id))

test('every id that is suggested may be used', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      expect(suggestedId(name)).toMatch(/^(?:[A-Za-z][A-Za-z0-9-]{0,63})?$/)
    }),
    { numRuns: 500 },
  )
})
