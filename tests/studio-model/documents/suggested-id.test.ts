import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOf, suggestedId } from '#src/studio-model/documents/suggested-id.ts'

test.each([
  ['Spring & summer', 'spring-summer'],
  ['  Café Größe 2 ', 'cafe-gro-e-2'],
  ['4×4 wheels', 'wheels'],
  ['x'.repeat(80), 'x'.repeat(64)],
  ['83854', 'n83854'],
  ['(20-30)', 'n20-30'],
  ['!?', ''],
  [undefined, ''],
])('%j gets the id %j', (name, id) => expect(suggestedId(name)).toBe(id))

test.each([
  ['Wax', ['wash'], 'wax'],
  ['Wax', ['wax', undefined], 'wax-2'],
  ['Wax', ['wax-2', 'wax'], 'wax-3'],
  ['x'.repeat(80), ['x'.repeat(64)], `${'x'.repeat(60)}-2`],
  ['!?', ['wax'], ''],
])('%j among %j gets the id %j', (name, taken, id) => expect(suggestedId(name, taken)).toBe(id))

test.each([
  [{ _type: 'VisitRule', title: 'Trip fee' }, 'Trip fee'],
  [{ _type: 'Reason', text: 'Too far' }, 'Too far'],
  [{ _type: 'VisitRule' }, undefined],
  [{ _type: 'VisitInput' }, undefined],
  [{ _type: 'Deposit' }, 'Deposit'],
  [{ _type: 'Cancellation', note: 'By card' }, 'Cancelling'],
  [undefined, undefined],
])('%j is named %j', (item, name) => expect(nameOf(item)).toBe(name))

test('every id that is suggested may be used', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      expect(suggestedId(name)).toMatch(/^(?:[A-Za-z][A-Za-z0-9-]{0,63})?$/)
    }),
    { numRuns: 500 },
  )
})
