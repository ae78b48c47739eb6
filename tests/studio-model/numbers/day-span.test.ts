import { expect, test } from 'vitest'
import { daysOfSpan, spanProblems } from '#src/studio-model/numbers/day-span.ts'

test('a span is every day from its first to its last one that a list lacks', () => {
  expect(daysOfSpan({ first: '2026-12-30', last: '2027-01-02' }, ['2026-12-31', ''])).toEqual(['2026-12-30', '2027-01-01', '2027-01-02'])
  expect(daysOfSpan({ first: '2026-12-24', last: '2026-12-24' })).toEqual(['2026-12-24'])
})

test.for([
  [
    { first: '', last: '' },
    { first: 'Choose a day', last: 'Choose a day' },
  ],
  [
    { first: '2026-12-24', last: '2026-02-30' },
    { first: null, last: 'Choose a day' },
  ],
  [
    { first: '2026-12-24', last: '2026-12-23' },
    { first: null, last: 'Must not be before the first day' },
  ],
  [
    { first: '2026-12-24', last: '2027-12-25' },
    { first: null, last: 'At most 366 days at once' },
  ],
  [
    { first: '2026-12-24', last: '2027-12-24' },
    { first: null, last: null },
  ],
] as const)('a span that is none says why: %s', ([span, problems]) => {
  expect(spanProblems(span)).toEqual(problems)
  expect(daysOfSpan(span).length > 0).toBe(problems.first === null && problems.last === null)
})
