import { expect, test } from 'vitest'
import { visitReasons } from '#src/studio-model/prices/visit-reasons.ts'

const REASONS = ['fleet', 'look', 'far', 'both', 'care', 'no', 'new'].map(id => ({ id }))

test('a consultation of a visit may give what its rules give or nothing names yet: no note, and nothing that a category gives for its own prices', () => {
  const category = {
    _id: 'category-a',
    _type: 'category',
    rules: [
      { effect: { kind: 'notice', reason: 'fleet' } },
      { effect: { kind: 'forbid', reason: 'no' } },
      { effect: { kind: 'quote', reason: 'look' } },
      { effect: { kind: 'quote', reason: 'both' } },
    ],
    packages: [{ advice: ['care'] }],
    inputs: [{ kind: 'number', overMax: 'both' }],
  }
  const visit = {
    _id: 'visit',
    _type: 'visit',
    rules: [
      { effect: { kind: 'quote', reason: 'far' } },
      { effect: { kind: 'quote', reason: 'both' } },
      { effect: { kind: 'notice', reason: 'care' } },
    ],
  }
  expect(visitReasons(REASONS, [category, visit]).map(({ id }) => id)).toEqual(['far', 'both', 'new'])
})
