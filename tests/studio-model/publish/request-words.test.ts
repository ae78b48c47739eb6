import { expect, test } from 'vitest'
import { noChanges } from '#src/catalog/compare/price-change.ts'
import type { PriceMove, RequestDifference, UnansweredRequests } from '#src/contract/generated/types.ts'
import { lostTitle, requestName, requestWords } from '#src/studio-model/publish/request-words.ts'
import { SAME_REQUESTS } from '#tests/support/prices/same-requests.ts'

const move = (change: PriceMove['change'], amount: string): PriceMove => ({ change, amount })
const same = move('same', '$0')

function unanswered(count: number, questions: string[], least?: PriceMove, most?: PriceMove): UnansweredRequests {
  return { count, questions, span: least && most ? { least, most } : null }
}

test('of a change for some days, what stays the same does on its own day; requests without one are counted', () => {
  const said = (of: Partial<RequestDifference>) => requestWords({ ...SAME_REQUESTS, ...of }, true)
  expect(said({ compared: 8, undated: 6 })).toBe('All of your last 8 requests would cost the same on their own days; 6 of them name none.')
  expect(said({ compared: 8 })).toBe('All of your last 8 requests would cost the same on their own days.')
  expect(said({ compared: 8, undated: 8 })).toBe('All of your last 8 requests would cost the same: they name no day.')
  expect(said({ compared: 1, undated: 1 })).toBe('Your last request would cost the same: it names no day.')
  expect(said({ compared: 8, undated: 1, counts: { ...noChanges(), lowered: 2 }, lowered: { least: '$8', most: '$8' } })).toBe(
    '2 of your last 8 requests would have cost $8 less. The other 6 would cost the same on their own days; 1 of them names none.',
  )
})

const CASES: { of: Partial<RequestDifference>; said: string }[] = [
  { of: { compared: 0 }, said: 'There are no requests yet.' },
  { of: {}, said: 'All of your last 60 requests would cost the same.' },
  { of: { compared: 1 }, said: 'Your last request would cost the same.' },
  {
    of: { compared: 0, unpriced: 1 },
    said: 'Your last request cannot be compared: it holds what is no longer offered, or not in that way.',
  },
  {
    of: { compared: 0, unpriced: 3 },
    said: 'Your last 3 requests cannot be compared: they hold what is no longer offered, or not in that way.',
  },
  {
    of: { unpriced: 2 },
    said: 'All of your last 60 requests would cost the same. 2 more cannot be compared: they hold what is no longer offered, or not in that way.',
  },
  {
    of: { counts: { ...noChanges(), raised: 4 }, raised: { least: '$25', most: '$25' } },
    said: '4 of your last 60 requests would have cost $25 more. The other 56 would cost the same.',
  },
  {
    of: {
      counts: { ...noChanges(), raised: 4, lowered: 1, impossible: 2 },
      raised: { least: '$5', most: '$50' },
      lowered: { least: '$3', most: '$3' },
    },
    said: '4 of your last 60 requests would have cost $5 to $50 more, 1 would have cost $3 less, 2 could no longer be booked. The other 53 would cost the same.',
  },
  {
    of: { compared: 0, unanswered: unanswered(1, ['Miles']) },
    said: 'Your last request cannot be compared: it does not answer “Miles”.',
  },
  {
    of: { unanswered: unanswered(3, ['Do you need water?', 'Miles'], same, move('raised', '$25')), unpriced: 2 },
    said: 'All of your last 60 requests would cost the same. 3 more do not answer “Do you need water?” or “Miles”: by the answer they would have cost the same, or up to $25 more. 2 more cannot be compared: they hold what is no longer offered, or not in that way.',
  },
  {
    of: { compared: 0, unanswered: unanswered(2, ['Miles'], move('raised', '$5'), move('raised', '$25')) },
    said: 'Your last 2 requests do not answer “Miles”: by the answer they would have cost $5 to $25 more.',
  },
  {
    of: { compared: 0, unanswered: unanswered(2, ['Miles'], move('lowered', '$5'), move('raised', '$25')) },
    said: 'Your last 2 requests do not answer “Miles”: by the answer they would have cost from $5 less to $25 more.',
  },
  {
    of: { compared: 0, unanswered: unanswered(2, ['Miles'], move('lowered', '$9'), move('lowered', '$5')) },
    said: 'Your last 2 requests do not answer “Miles”: by the answer they would have cost $5 to $9 less.',
  },
  {
    of: { compared: 0, unanswered: unanswered(2, ['Miles'], move('lowered', '$9'), same) },
    said: 'Your last 2 requests do not answer “Miles”: by the answer they would have cost the same, or up to $9 less.',
  },
  { of: { compared: 1, counts: { ...noChanges(), raised: 1 } }, said: 'Your last request would have cost more.' },
  {
    of: { compared: 1, counts: { ...noChanges(), lowered: 1 }, lowered: { least: '$20', most: '$20' } },
    said: 'Your last request would have cost $20 less.',
  },
  { of: { compared: 1, counts: { ...noChanges(), impossible: 1 } }, said: 'Your last request could no longer be booked.' },
  {
    of: { compared: 7, counts: { ...noChanges(), possible: 2 } },
    said: '2 of your last 7 requests cannot be booked as they are today, and could be with this change. The other 5 would cost the same.',
  },
  {
    of: { compared: 2, counts: { ...noChanges(), possible: 1 } },
    said: '1 of your last 2 requests cannot be booked as it is today, and could be with this change. The other one would cost the same.',
  },
  { of: { compared: 7, counts: { ...noChanges(), impossible: 7 } }, said: 'All of your last 7 requests could no longer be booked.' },
]

test.each(CASES)('an owner reads: $said', ({ of, said }) => {
  expect(requestWords({ ...SAME_REQUESTS, ...of })).toBe(said)
})

test('open requests that would lose something are counted', () => {
  expect([1, 2].map(lostTitle)).toEqual([
    '1 open request asks for what would have no price any more, or would be gone; it keeps the price that it was promised. What it costs today, and then:',
    '2 open requests ask for what would have no price any more, or would be gone; they keep the prices that they were promised. What they cost today, and then:',
  ])
})

test('a request is named by who asked, what for and when', () => {
  expect(requestName({ name: 'Ann Ash', service: 'Gold', day: '2026-06-02' })).toBe('Ann Ash · Gold · June 2, 2026')
  expect(requestName({ name: '', service: 'Gold', day: null })).toBe('Without a name · Gold')
})
