import { expect, test } from 'vitest'
import type { PolicyTerms } from '#src/contract/generated/types.ts'
import { cancellingNow, policyFacts } from '#src/web/admin/request/policy-facts.ts'
import { sampleAdminContent } from '#tests/support/content/admin-content.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const content = await sampleAdminContent()

const policies: PolicyTerms = {
  said: ['As promised.'],
  deposits: [{ id: 'd', customers: 'new', shares: [{ low: 5000, high: 5000, due: 'booking', hours: 24 }] }],
  cancellations: [
    {
      id: 'c',
      rows: [
        { within: { hours: 24 }, low: 5000, high: 5000 },
        { within: { hours: 12 }, low: 45_000, high: null },
      ],
      smaller: [],
      noShow: { low: null, high: null },
    },
  ],
}
/** A visit on Tuesday, June 2 at nine. */
const request = { ...STORED, estimate: { ...STORED.estimate, policies } }

test.each([
  { now: '2026-06-01 08:00', text: 'free, $50 from Monday, June 1, 2026 at 9:01 AM', sentence: 'Cancelling now: free by your policy.' },
  { now: '2026-06-01 09:00', text: 'free, $50 from Monday, June 1, 2026 at 9:01 AM', sentence: 'Cancelling now: free by your policy.' },
  { now: '2026-06-01 09:01', text: '$50, $450+ from Monday, June 1, 2026 at 9:01 PM', sentence: 'Cancelling now: $50 by your policy.' },
  { now: '2026-06-01 21:01', text: '$450+', sentence: 'Cancelling now: $450+ by your policy.' },
  { now: '2026-06-03 09:00', text: '$450+', sentence: 'Cancelling now: $450+ by your policy.' },
])('at $now the owner reads what cancelling costs, and from when on something else', ({ now, text, sentence }) => {
  const [date = '', time = ''] = now.split(' ')
  const facts = policyFacts(request, { date, time }, content)
  expect(facts.map(fact => [fact.label, fact.text.replaceAll('\u202f', ' ')])).toEqual([
    ['Deposit (new customers)', '$50 when booking, within 24 hours'],
    ['Cancelling now', text],
    ['If nobody is there', 'a part of the price, which is not known yet'],
  ])
  expect(cancellingNow(request, { date, time }, content)).toBe(sentence)
})

test('a request that was promised nothing, and one without a time, say nothing of cancelling', () => {
  const now = { date: '2026-06-01', time: '09:00' }
  expect(policyFacts(STORED, now, content)).toEqual([])
  expect(cancellingNow(STORED, now, content)).toBeNull()
  expect(cancellingNow({ ...request, appointment_date: null, appointment_time: null }, now, content)).toBeNull()
})
