import { expect, test } from 'vitest'
import type { Cancellation, Deposit, PolicyWhen } from '#src/contract/generated/types.ts'
import { policyTexts } from '#src/booking/policies/policy-texts.ts'
import type { PolicyBasis } from '#src/catalog/policies/policy-basis.ts'
import { policyTerms } from '#src/catalog/policies/policy-terms.ts'
import { policyRows, toldPolicies } from '#src/catalog/told/policy-rows.ts'
import { render } from '#tests/support/content/rendered-page.ts'
import { revisionWithPolicies } from '#tests/support/prices/policy-revision.ts'
import { samplePolicies } from '#tests/support/content/sample-policies.ts'

const revision = await revisionWithPolicies()
const basis = (category: string, chosen: string, low: number | null, inputs: Record<string, number> = {}): PolicyBasis => ({
  items: [{ category, package: chosen, inputs, used: new Set(Object.keys(inputs)) }],
  price: low === null ? null : { total: { low, high: low }, base: { low, high: low } },
})

const OF_ALL = [
  'After 9:00 AM, 2 working days before the visit, cancelling costs $25.',
  'Less than 24 hours before the visit, cancelling costs 50% of the price, at least $30, at most $200 ($200).',
  'Less than 12 hours before the visit, cancelling costs the whole price ($6,000).',
  'Earlier, cancelling is free.',
  'Less than 48 hours before the visit, choosing a smaller service costs $25.',
  'If nobody is there when we come, it costs 75% of the price ($4,500).',
  'Calling it off once we are there costs $65 for each ($65).',
  'We ask for it with the next bill.',
]

test.each([
  {
    of: 'a large price, with its amounts',
    basis: basis('Car', 'car-gold-shine', 600_000),
    said: [
      'The price is due: 40% of the price ($2,400) when you book, 40% of the price ($2,400) when we start, and the rest ($1,200) when the work is done.',
      ...OF_ALL,
    ],
  },
  {
    of: 'a number, and a day of the visit',
    basis: basis('RV', 'rv-exterior-detailing', 40_000, { length: 30 }),
    said: [
      'A deposit is due: 50% of the price, at most $1,500 ($200) before the visit. It counts toward the price.',
      'Less than 72 hours before the visit, cancelling costs $1 for each linear foot ($30).',
      'On the day of the visit, cancelling costs 100% of the price without surcharges and discounts ($400).',
      'Earlier, cancelling is free.',
      'If the work cannot be done when we come, it costs $100.',
    ],
  },
  {
    of: 'new customers, told to everybody',
    basis: basis('Motorcycle', 'motorcycle-buff-polish', 20_000),
    said: ['New customers: A deposit is due: $50 within 24 hours of booking. It counts toward the price.'],
  },
])('$of is said in sentences', ({ basis: of, said }) => {
  expect(policyTerms(revision, of)?.said.slice(0, said.length)).toEqual(said)
})

test('without a price the rules are said, for every price', () => {
  const said = policyTerms(revision, basis('Car', 'car-gold-shine', null))?.said ?? []
  expect(said.slice(0, 2)).toEqual([
    'From $300.01 on: A deposit is due: 20% of the price when you book. It counts toward the price.',
    'From $5,000 on: The price is due: 40% of the price when you book, 40% of the price when we start, and the rest when the work is done.',
  ])
  expect(said).toContain('If nobody is there when we come, it costs 75% of the price.')
})

test('below the first price there is no deposit, and of a business without policies nothing is said', () => {
  expect(policyTerms(revision, basis('Car', 'car-gold-shine', 30_000))?.deposits).toEqual([])
  const { policies: _, ...content } = revision.content
  expect(policyTerms({ ...revision, content }, basis('Car', 'car-gold-shine', 30_000))).toBeNull()
})

test('a category tells under its prices what may be due, up to the policy that is for all its requests', () => {
  const text = (id: string) => {
    const category = revision.catalog.categoryById.get(id)?.category
    return category === undefined ? [] : policyRows(category, { ...revision, today: '2026-11-25' }).map(row => row.text)
  }
  expect(text('RV')).toHaveLength(1)
  expect(text('RV').join()).toContain('cancelling costs $1 for each linear foot.')
  expect(text('RV').join()).not.toContain('next bill')
  expect(text('Car').join()).toContain('next bill')
})

test.each([
  { of: 'a price from an amount on', low: 42_400, high: null, text: '50% of the price, at most $1,500 ($212+)' },
  { of: 'a price that the most cuts', low: 42_400, high: 400_000, text: '50% of the price, at most $1,500 ($212+)' },
  { of: 'a price of which all comes to the most', low: 400_000, high: null, text: '50% of the price, at most $1,500 ($1,500)' },
  { of: 'a span below the most', low: 42_400, high: 60_000, text: '50% of the price, at most $1,500 ($212-$300)' },
])('the deposit of $of names the most once', ({ low, high, text }) => {
  const of = { ...basis('RV', 'rv-exterior-detailing', low), price: { total: { low, high }, base: { low, high } } }
  expect(policyTerms(revision, of)?.said[0]).toBe(`A deposit is due: ${text} before the visit. It counts toward the price.`)
})

test('where new customers have a policy of their own, each says whom it is for; for other packages than theirs the one of all is for new ones too', async () => {
  const fee = (amount: number) => ({ kind: 'amount', amount }) as const
  const deposit = (id: string, amount: number, when?: PolicyWhen): Deposit => ({
    id,
    ...(when && { when }),
    rows: [{ shares: [{ fee: fee(amount), due: 'booking' }] }],
  })
  const cancellations: Cancellation[] = [
    { id: 'new', when: { customers: 'new' }, rows: [{ fee: fee(5000) }] },
    { id: 'all', rows: [{ fee: fee(2500) }] },
  ]
  const deposits = [deposit('new', 5000, { customers: 'new', package: ['motorcycle-buff-polish'] }), deposit('all', 2000)]
  const both = await revisionWithPolicies({ ...samplePolicies(), deposits, cancellations })
  const cancelling = ['New customers: Cancelling costs $50.', 'Other customers: Cancelling costs $25.']
  expect(policyTerms(both, basis('Motorcycle', 'motorcycle-buff-polish', 20_000))?.said).toEqual([
    'New customers: A deposit is due: $50 when you book. It counts toward the price.',
    'Other customers: A deposit is due: $20 when you book. It counts toward the price.',
    ...cancelling,
  ])
  expect(policyTerms(both, basis('Motorcycle', 'motorcycle-standard-detail', 20_000))?.said).toEqual([
    'A deposit is due: $20 when you book. It counts toward the price.',
    ...cancelling,
  ])
  const category = both.content.categories.find(({ id }) => id === 'Motorcycle')
  expect(category && toldPolicies(category, { ...both, today: '2026-06-01' }).slice(1)).toEqual([
    'A deposit is due: $20 when you book. It counts toward the price.',
    ...cancelling,
  ])
})

test('until when cancelling a visit is free is said to those whom it is for', async () => {
  const fee = { kind: 'amount', amount: 5000 } as const
  const all: Cancellation = { id: 'all', rows: [{ within: { hours: 24 }, fee }] }
  const said = async (cancellations: Cancellation[]) => {
    const of = await revisionWithPolicies({ ...samplePolicies(), cancellations })
    const terms = policyTerms(of, basis('Car', 'car-gold-shine', 20_000))
    const [visit, now] = [
      { date: '2026-06-02', time: '09:00' },
      { date: '2026-05-20', time: '09:00' },
    ]
    return terms && policyTexts(terms, visit, now, of).at(-1)?.replaceAll('\u202f', ' ')
  }
  expect(await said([all])).toBe('Cancelling this visit is free until Monday, June 1, 2026 at 9:00 AM.')
  const both = await said([{ id: 'new', when: { customers: 'new' }, rows: [{ fee }] }, all])
  expect(both).toBe('Other customers: Cancelling this visit is free until Monday, June 1, 2026 at 9:00 AM.')
})

test('under the prices each sentence of a policy is set apart', () => {
  const { html } = render(revision, 'desktop', '/')
  expect(html).toContain('<dd>After 9:00 AM, 2 working days before the visit, cancelling costs $25.</dd><dd>Less than 24 hours')
})
