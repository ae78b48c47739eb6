import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { priceRule } from '#src/studio-model/numbers/decimal-text.ts'
import { policiesOutcome } from '#src/studio-model/policies/policies-outcome.ts'
import { NO_POLICY, policyProblems, type UsualPolicy, withUsualPolicy } from '#src/studio-model/policies/usual-policy.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const price = priceRule(moneyOf({ currency: 'USD', locale: 'en-US' }))
const TODAY = '2030-05-15'
const half: UsualPolicy = { ...NO_POLICY, bps: 5000 }
const fifty: UsualPolicy = { ...NO_POLICY, fee: 'amount', amount: 5000 }
const DEPOSIT = { kind: 'percent', bps: 5000 }

test('a deposit is one payment, and pages say it', () => {
  const said = withUsualPolicy('deposits', {}, half, 'en')
  expect(said).toMatchObject({ deposits: [{ _key: 'deposit', id: 'deposit', rows: [{ shares: [{ fee: DEPOSIT, due: 'booking' }] }] }] })
  expect(said).not.toHaveProperty('words')
  const inWords = withUsualPolicy('deposits', {}, { ...half, from: 30_000, due: 'before' }, undefined)
  const outcome = policiesOutcome({}, inWords, documents, TODAY)
  expect(outcome).toEqual({ words: [expect.stringMatching(/\$300.*50% of the price/)], example: null, refusals: [] })
})

const idsOf = (said: Readonly<Record<string, unknown>>) => (said['deposits'] as { id: string }[]).map(({ id }) => id)

test('one for new customers stands before those for all, which would else be the first that applies, and behind those for some services', () => {
  const all = withUsualPolicy('deposits', {}, fifty, undefined)
  const both = { ...all, ...withUsualPolicy('deposits', all, { ...half, customers: 'new' }, undefined) }
  expect(both['deposits']).toMatchObject([{ id: 'deposit-2', when: { customers: 'new' } }, { id: 'deposit' }])
  const outcome = policiesOutcome(all, both, documents, TODAY)
  expect(outcome?.refusals).toEqual([])
  expect(outcome?.words.join(' ')).toMatch(/New customers.*50% of the price/)

  const [one] = all['deposits'] as object[]
  const ofCars = { ...all, deposits: [{ ...one, _key: 'cars', id: 'cars', when: { _type: 'PolicyWhen', category: ['category-Car'] } }, one] }
  const three = { ...ofCars, ...withUsualPolicy('deposits', ofCars, { ...half, customers: 'new' }, undefined) }
  expect(idsOf(three)).toEqual(['cars', 'deposit-2', 'deposit'])
})

test.each(['all', 'new'] as const)('a second one for %s customers would never count: the first is to be changed', customers => {
  const known = withUsualPolicy('deposits', {}, { ...half, customers }, 'en')
  const problems = (policy: UsualPolicy) => policyProblems('deposits', known, policy, price).customers
  expect(problems({ ...fifty, customers })).toMatch(/^There is one for .* customers: open it below to change it$/)
  expect(problems({ ...fifty, customers: customers === 'all' ? 'new' : 'all' })).toBeNull()
})

test('a fee for cancelling begins some hours before the visit, and is due where nobody is there if that is said', () => {
  const said = withUsualPolicy('cancellations', {}, { ...fifty, hours: 48 }, undefined)
  const fee = { kind: 'amount', amount: 5000 }
  expect(said).toMatchObject({ cancellations: [{ id: 'cancelling', rows: [{ within: { hours: 48 }, fee }], noShow: fee }] })
  expect(policiesOutcome({}, said, documents, TODAY)).toMatchObject({ refusals: [] })
  expect(policiesOutcome({}, said, documents, TODAY)?.words.join(' ')).toContain('Less than 48 hours before the visit')
  const { cancellations } = withUsualPolicy('cancellations', {}, { ...fifty, isNoShow: false }, 'en')
  expect((cancellations as object[])[0]).not.toHaveProperty('noShow')
})

test.each<[Parameters<typeof policyProblems>[0], Partial<UsualPolicy>, string[]]>([
  ['deposits', {}, ['bps']],
  ['deposits', { bps: 10_001 }, ['bps']],
  ['deposits', { bps: 2000, from: 'much', hours: undefined }, ['from']],
  ['deposits', { fee: 'amount' }, ['amount']],
  ['deposits', { fee: 'amount', amount: 5000, bps: 'half' }, []],
  ['cancellations', { bps: 2000, hours: undefined, from: 'much' }, ['hours']],
  ['cancellations', { bps: 2000, hours: 0 }, ['hours']],
  ['cancellations', { bps: 2000 }, []],
])('of %s with %j the fields %j lack something', (list, policy, lacking) => {
  const problems = policyProblems(list, {}, { ...NO_POLICY, ...policy }, price)
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem === null ? [] : [name]))
  expect(found).toEqual(lacking)
})
