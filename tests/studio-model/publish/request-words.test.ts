import { expect, test } from 'vitest'
import { noChanges } from '#src/catalog/compare/price-change.ts'
import type { RequestDifference } from '#src/contract/generated/types.ts'
import { lostTitle, requestName, requestWords } from '#src/studio-model/publish/request-words.ts'
import { SAME_REQUESTS } from '#tests/support/prices/same-requests.ts'

const CASES: { of: Partial<RequestDifference>; said: string }[] = [
  { of: { compared: 0 }, said: 'There are no requests yet.' },
  { of: {}, said: 'Of your last 60 requests all would cost the same.' },
  { of: { compared: 1 }, said: 'Your last request would cost the same.' },
  {
    of: { compared: 0, unpriced: 1 },
    said: 'Your last request cannot be compared: what was asked for then has no price by what is published now.',
  },
  {
    of: { compared: 0, unpriced: 3 },
    said: 'Your last requests cannot be compared: what was asked for then has no price by what is published now.',
  },
  {
    of: { unpriced: 2 },
    said: 'Of your last 60 requests all would cost the same. 2 more cannot be compared: what was asked for then has no price by what is published now.',
  },
  {
    of: { counts: { ...noChanges(), raised: 4 }, raised: { least: '$25', most: '$25' } },
    said: 'Of your last 60 requests 4 would have cost $25 more.',
  },
  {
    of: {
      counts: { ...noChanges(), raised: 4, lowered: 1, impossible: 2 },
      raised: { least: '$5', most: '$50' },
      lowered: { least: '$3', most: '$3' },
    },
    said: 'Of your last 60 requests 4 would have cost $5 to $50 more, 1 would have cost $3 less, 2 are no longer possible.',
  },
  { of: { compared: 1, counts: { ...noChanges(), raised: 1 } }, said: 'Your last request would have cost more.' },
  {
    of: { compared: 1, counts: { ...noChanges(), lowered: 1 }, lowered: { least: '$20', most: '$20' } },
    said: 'Your last request would have cost $20 less.',
  },
  { of: { compared: 1, counts: { ...noChanges(), impossible: 1 } }, said: 'Your last request is no longer possible.' },
]

test.each(CASES)('an owner reads: $said', ({ of, said }) => {
  expect(requestWords({ ...SAME_REQUESTS, ...of })).toBe(said)
})

test('open requests that would lose something are counted', () => {
  expect([1, 2].map(lostTitle)).toEqual([
    '1 open request would lose its price, or something that was asked for:',
    '2 open requests would lose their price, or something that was asked for:',
  ])
})

test('a request is named by who asked, what for and when', () => {
  expect(requestName({ name: 'Ann Ash', service: 'Gold', day: '2026-06-02' })).toBe('Ann Ash · Gold · June 2, 2026')
  expect(requestName({ name: '', service: 'Gold', day: null })).toBe('Without a name · Gold')
})
