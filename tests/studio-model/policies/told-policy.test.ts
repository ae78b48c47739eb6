import { expect, test } from 'vitest'
import { toldPolicy } from '#src/studio-model/policies/told-policy.ts'
import policies from '#tests/cases/policies.json' with { type: 'json' }
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { money, content } = await sampleRevision()
const telling = { money, locale: 'en-US', language: 'en', messages: content.messages }
const draft = { deposits: policies.deposits, cancellations: policies.cancellations }

test('an owner reads beside a policy what visitors will read, also where the texts are defaults', () => {
  expect(toldPolicy('Deposit', policies.deposits[0], draft, telling)).toBe(
    'New customers: A deposit is due: $50 within 24 hours of booking. It counts toward the price.',
  )
  expect(toldPolicy('Cancellation', policies.cancellations[1], policies, telling)).toContain(
    'Less than 12 hours before the visit, cancelling costs the whole price.',
  )
})

test.each([
  ['DepositShare', { fee: { kind: 'percent', bps: 5000, max: 150_000 }, due: 'booking' }, '50% of the price, at most $1,500'],
  ['DepositRow', { from: 30_000, shares: [{ fee: { kind: 'amount', amount: 5000 }, due: 'before' }] }, '$300'],
  ['FeeRow', { within: { hours: 48 }, fee: { kind: 'amount', amount: 5000 } }, 'Less than 48 hours before the visit: $50'],
  ['FeeRow', { fee: { kind: 'percent', bps: 2000 } }, '20% of the price'],
] as const)('a %s, %j, says in a list what it comes to', (type, part, expected) => {
  expect(toldPolicy(type, part, draft, telling)).toContain(expected)
})

test.each([{}, { rows: [{}] }, { rows: [{ shares: [{}] }] }, { rows: 3 }, { rows: [{ within: { hours: 24 } }] }, null])(
  'a policy that is not finished, %j, says nothing yet',
  policy => {
    expect(toldPolicy('Deposit', policy, draft, telling)).toBe('')
    expect(toldPolicy('Cancellation', policy, draft, telling)).toBe('')
  },
)
