import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { type Fields, keyedList } from '#src/studio-model/draft/draft-value.ts'
import { rulesOutcome } from '#src/studio-model/prices/rules-outcome.ts'
import { withPricedQuestion } from '#src/studio-model/prices/priced-question.ts'
import { priceRule } from '#src/studio-model/numbers/decimal-text.ts'
import { feeProblems, hasTravelFee, isWhole, NO_FEE, type TravelFee, withTravelFee } from '#src/studio-model/prices/travel-fee.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const TODAY = '2030-05-15'
const flat: TravelFee = { ...NO_FEE, amount: 2500 }
const area = (key: string, name: string, amount: number) => ({ key, name, amount })
const byArea: TravelFee = {
  ...NO_FEE,
  by: 'area',
  areas: [area('0', '83814, 83815', 0), area('1', '838', 1500), area('2', '992', 4000)],
  amount: 4000,
}
const outcome = (fee: TravelFee, visit: Fields = { mostItems: 1 }) =>
  rulesOutcome({ id: 'visit', type: 'visit' }, visit, withTravelFee(visit, fee, undefined), documents, TODAY)

test('the same fee for everybody is one rule, and the site says it and adds it', () => {
  expect(withTravelFee({ mostItems: 3, words: {} }, flat, 'en')).toEqual({
    rules: [
      { _key: 'travel-fee', _type: 'VisitRule', id: 'travel-fee', title: 'Travel fee', effect: { _type: 'Effect', kind: 'amount', amount: 2500 } },
    ],
  })
  expect(outcome(flat)).toEqual({ words: ['Travel fee: + $25'], example: 'Basic Shine Detail, Coupes/Sedans: $75', refusals: [] })
})

test('a fee by ZIP code is a question and a rule for each amount, free where it says so', () => {
  const said = withTravelFee({}, byArea, undefined)
  expect(said).toMatchObject({
    words: { _type: 'VisitWords' },
    inputs: [
      {
        id: 'your-zip-code',
        kind: 'choice',
        show: 'always',
        options: [{ label: '83814, 83815' }, { label: '838' }, { label: '992' }, { label: 'Elsewhere' }],
      },
    ],
    rules: [
      { id: 'travel-fee', when: { inputs: [{ options: ['n838'] }] }, effect: { amount: 1500 } },
      { id: 'travel-fee-2', when: { inputs: [{ options: ['n992', 'elsewhere'] }] }, effect: { amount: 4000 } },
    ],
  })
  expect(outcome(byArea)).toMatchObject({ example: 'Basic Shine Detail, Coupes/Sedans, 838: $65', refusals: [] })
  expect(outcome(byArea)?.words).toEqual(['Travel fee: + $15 · Your ZIP code: 838', 'Travel fee: + $40 · Your ZIP code: 992 or Elsewhere'])
})

test('the example names the answers that it counts besides the place, since they may have a price of their own', () => {
  const asked = { question: 'Is there water?', answers: [area('0', 'No', 1000), area('1', 'Yes', 0)], title: 'Tank' }
  const water = { mostItems: 1, ...withPricedQuestion('visit', {}, asked, {}, undefined) }
  expect(outcome(flat, water)).toMatchObject({ example: 'Basic Shine Detail, Coupes/Sedans, No: $85', refusals: [] })
  expect(outcome(byArea, water)?.example).toBe('Basic Shine Detail, Coupes/Sedans, Is there water? No, Your ZIP code: 838: $75')
})

test('elsewhere may be a consultation', () => {
  const reason = String(keyedList(documents.find(({ _id }) => _id === 'business')?.['reasons'])[0]?.item['id'])
  const asking = { ...byArea, amount: undefined, reason }
  expect(withTravelFee({}, asking, 'en')['rules']).toMatchObject([
    {},
    {},
    { when: { inputs: [{ options: ['elsewhere'] }] }, effect: { kind: 'quote', reason } },
  ])
  expect(outcome(asking)?.refusals).toEqual([])
})

test('a new visit, of which nothing is stored yet, is taken as its form begins with it', () => {
  expect(outcome(byArea, { _id: 'drafts.visit', _type: 'visit', mostItems: 1 })).toMatchObject({
    refusals: [],
    example: expect.stringMatching(/\$65$/),
  })
})

test('what a visit says already stays, and a second fee has ids of its own', () => {
  const before = withTravelFee({}, byArea, undefined)
  const again = withTravelFee(before, byArea, undefined)
  expect((again['rules'] as { id: string }[]).map(({ id }) => id)).toEqual(['travel-fee', 'travel-fee-2', 'travel-fee-3', 'travel-fee-4'])
  expect(again['inputs']).toHaveLength(2)
  expect(again).not.toHaveProperty('words')
  expect(again).not.toHaveProperty('mostItems')
  expect([hasTravelFee({}), hasTravelFee(before)]).toEqual([false, true])
})

test('what lacks is said at its field', () => {
  const problems = (fee: TravelFee) => feeProblems(fee, priceRule(money))
  expect([isWhole(problems(flat)), isWhole(problems(byArea))]).toEqual([true, true])
  expect(problems({ ...flat, title: ' ', amount: undefined })).toMatchObject({
    title: expect.stringMatching(/^Say/),
    amount: expect.stringMatching(/^Write/),
  })
  expect(problems({ ...flat, amount: 0 }).amount).not.toBeNull()
  expect(problems({ ...byArea, areas: [area('0', '838', 0), area('1', ' 838 ', 100), area('2', '', 100)] }).areas.map(({ name }) => name)).toEqual([
    'Stands there twice',
    'Stands there twice',
    'Write ZIP codes, or a place',
  ])
  expect(problems({ ...byArea, areas: [area('0', '838', 0)], amount: 0 }).amount).toBe('The way costs nothing anywhere')
  expect(problems({ ...byArea, amount: undefined, reason: 'far' }).amount).toBeNull()
})
