import { expect, test } from 'vitest'
import { policyFacts } from '#src/web/admin/request/policy-facts.ts'
import { sampleAdminContent } from '#tests/support/content/admin-content.ts'
import { PROMISED } from '#tests/support/server/promised-request.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const content = await sampleAdminContent()

test.each([
  { now: '2026-06-01 08:00', text: 'free until Monday, June 1, 2026 at 9:00 AM, then $50' },
  { now: '2026-06-01 09:00', text: 'free until Monday, June 1, 2026 at 9:00 AM, then $50' },
  { now: '2026-06-01 09:01', text: '$50 until Monday, June 1, 2026 at 9:00 PM, then $450+' },
  { now: '2026-06-01 21:01', text: '$450+' },
  { now: '2026-06-03 09:00', text: '$450+' },
])('at $now the owner reads what cancelling costs, and from when on something else', ({ now, text }) => {
  const [date = '', time = ''] = now.split(' ')
  const facts = policyFacts(PROMISED, { date, time }, content)
  expect(facts.map(fact => [fact.label, fact.text.replaceAll('\u202f', ' ')])).toEqual([
    ['Deposit (new customers)', '$50 when booking, within 24 hours'],
    ['Cancelling now', text],
    ['If nobody is there', 'a part of the price, which is not known yet'],
  ])
})

test('where new customers have a policy of their own, the owner reads whom each is for', () => {
  const { policies } = PROMISED.estimate
  const others = policies?.deposits.map(({ shares }) => ({ id: 'others', shares })) ?? []
  const both = {
    ...PROMISED,
    estimate: { ...PROMISED.estimate, ...(policies && { policies: { ...policies, deposits: [...policies.deposits, ...others] } }) },
  }
  expect(
    policyFacts(both, { date: '2026-06-01', time: '09:00' }, content)
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['Deposit (new customers)', 'Deposit (other customers)'])
})

test('a part of the price that is capped says its most, not a range of prices', () => {
  const capped = { low: 21_200, high: 150_000, max: 150_000 }
  const policies = {
    said: [],
    deposits: [{ id: 'd', shares: [{ ...capped, due: 'before' as const }] }],
    cancellations: [{ id: 'c', rows: [capped], smaller: [] }],
  }
  const request = { ...PROMISED, estimate: { ...PROMISED.estimate, policies } }
  expect(policyFacts(request, { date: '2026-06-01', time: '09:00' }, content).map(({ text }) => text)).toEqual([
    '$212+, at most $1,500 before the visit',
    '$212+, at most $1,500',
  ])
})

test('a request that was promised nothing says nothing of it', () => {
  const now = { date: '2026-06-01', time: '09:00' }
  expect(policyFacts(STORED, now, content)).toEqual([])
})
