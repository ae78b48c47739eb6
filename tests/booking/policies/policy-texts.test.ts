import { expect, test } from 'vitest'
import { policyTexts, promisedTexts } from '#src/booking/policies/policy-texts.ts'
import type { PolicyTerms } from '#src/contract/generated/types.ts'
import { revisionWithPolicies } from '#tests/support/prices/policy-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const revision = await revisionWithPolicies()
const rows = [{ within: { hours: 24 }, low: 5000, high: 5000 }]
const terms: PolicyTerms = { said: ['As promised.'], deposits: [], cancellations: [{ id: 'c', rows, smaller: [] }] }
const visit = { date: '2026-06-02', time: '09:00' }
const plain = (texts: string[]) => texts.map(text => text.replaceAll('\u202f', ' '))

test.each([
  { now: '08:59', said: 'Cancelling this visit is free until Monday, June 1, 2026 at 9:00 AM.' },
  { now: '09:00', said: 'Cancelling this visit is free until Monday, June 1, 2026 at 9:00 AM.' },
  { now: '09:01', said: 'Cancelling this visit from now on costs $50.' },
])('at $now a day before, a visitor reads until when cancelling is free, or what it costs', ({ now, said }) => {
  expect(plain(policyTexts(terms, visit, { date: '2026-06-01', time: now }, revision))).toEqual(['As promised.', said])
})

test('what cancelling costs is capped as promised, and reads as no range of prices', () => {
  const capped: PolicyTerms = {
    ...terms,
    cancellations: [{ id: 'c', rows: [{ within: { hours: 24 }, low: 21_200, high: 150_000, max: 150_000 }], smaller: [] }],
  }
  expect(policyTexts(capped, visit, { date: '2026-06-01', time: '09:01' }, revision).at(-1)).toBe(
    'Cancelling this visit from now on costs $212+, at most $1,500.',
  )
})

test('without a day, always for a fee, or for new customers alone, nothing is said of one visit', () => {
  const now = { date: '2026-05-01', time: '09:00' }
  expect(policyTexts(terms, null, now, revision)).toEqual(terms.said)
  expect(policyTexts({ ...terms, cancellations: [{ id: 'c', rows: [{ low: 5000, high: 5000 }], smaller: [] }] }, visit, now, revision)).toEqual(
    terms.said,
  )
  expect(policyTexts({ ...terms, cancellations: [{ id: 'c', customers: 'new', rows, smaller: [] }] }, visit, now, revision)).toEqual(terms.said)
})

test('what was promised is said of a stored request even when content has no policies any more', () => {
  const { policies: _, ...content } = revision.content
  expect(promisedTexts({ ...STORED, estimate: { ...STORED.estimate, policies: terms } }, { ...revision, content })).toEqual(['As promised.'])
  expect(promisedTexts(STORED, revision)).toEqual([])
})
