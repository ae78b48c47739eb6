import { expect, test } from 'vitest'
import { withoutNotes } from '#src/studio-model/prices/notes-alone.ts'

const REASONS = [{ id: 'fleet' }, { id: 'look' }, { id: 'far' }, { id: 'both' }, { id: 'care' }, { id: 'no' }]

test('a reason that is only given as a note with prices is no reason for a consultation elsewhere', () => {
  const category = {
    rules: [
      { effect: { kind: 'notice', reason: 'fleet' } },
      { effect: { kind: 'notice', reason: 'both' } },
      { effect: { kind: 'forbid', reason: 'no' } },
      { effect: { kind: 'quote', reason: 'look' } },
    ],
    packages: [{ advice: ['care'] }],
    inputs: [{ kind: 'number', overMax: 'both' }],
  }
  expect(withoutNotes(REASONS, [category]).map(({ id }) => id)).toEqual(['look', 'far', 'both'])
})
