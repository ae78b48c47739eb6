import { expect, test } from 'vitest'
import { priceFormat } from '#src/studio-model/prices/list-price.ts'
import { toldPolicy } from '#src/studio-model/policies/told-policy.ts'
import policies from '#tests/cases/policies.json' with { type: 'json' }
import { sampleRevision } from '#tests/support/sample-revision.ts'

const { content } = await sampleRevision()
const format = priceFormat({ ...content.business, language: 'en' }, content.messages)
if (format === null) throw new Error('no format')
const draft = { deposits: policies.deposits, cancellations: policies.cancellations }

test('an owner reads beside a policy what visitors will read, also where the texts are defaults', () => {
  expect(toldPolicy('Deposit', policies.deposits[0], draft, format)).toBe(
    'A deposit is due: $50 within 24 hours of booking. It counts toward the price.',
  )
  expect(toldPolicy('Cancellation', policies.cancellations[1], policies, format)).toContain(
    'Less than 12 hours before the visit, cancelling costs the whole price.',
  )
})

test.each([{}, { rows: [{}] }, { rows: [{ shares: [{}] }] }, { rows: 3 }, { rows: [{ within: { hours: 24 } }] }, null])(
  'a policy that is not finished, %j, says nothing yet',
  policy => {
    expect(toldPolicy('Deposit', policy, draft, format)).toBe('')
    expect(toldPolicy('Cancellation', policy, draft, format)).toBe('')
  },
)
