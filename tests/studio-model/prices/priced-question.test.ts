import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { type Fields, keyedList } from '#src/studio-model/draft/draft-value.ts'
import { anyAmountRule } from '#src/studio-model/numbers/decimal-text.ts'
import {
  type Asking,
  isWholeQuestion,
  NO_QUESTION,
  type PricedQuestion,
  questionProblems,
  withPricedQuestion,
} from '#src/studio-model/prices/priced-question.ts'
import { rulesOutcome } from '#src/studio-model/prices/rules-outcome.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const TODAY = '2030-05-15'
const answer = (key: string, name: string, amount: number) => ({ key, name, amount })
const WATER: PricedQuestion = { question: 'Do you need water?', answers: [answer('0', 'No', 0), answer('1', 'Yes', 2500)], title: 'Water' }
const DIRT: PricedQuestion = {
  question: 'How dirty is it?',
  answers: [answer('0', 'Light', 0), answer('1', 'Heavy', 4000), answer('2', 'Mud', 4000), answer('3', 'None', -500)],
  title: 'Dirt',
}

const documentOf = (id: string): Fields => documents.find(({ _id }) => _id === id) ?? { mostItems: 1 }

function added(type: Asking, id: string, asked: PricedQuestion) {
  const said = withPricedQuestion(type, documentOf(id), asked, {}, undefined)
  return { said, outcome: rulesOutcome({ id, type }, documentOf(id), said, documents, TODAY) }
}

test('a question with a price is one of a category, with a rule for each amount; pages say it, and it is added', () => {
  const { said, outcome } = added('category', 'category-Motorcycle', WATER)
  expect(Object.keys(said)).toEqual(['inputs', 'rules'])
  expect(said).toMatchObject({
    inputs: [
      { _type: 'Input', id: 'do-you-need-water', kind: 'choice', label: WATER.question, show: 'always', options: [{ id: 'no' }, { id: 'yes' }] },
    ],
    rules: [{ _type: 'Rule', id: 'water', title: 'Water', when: { inputs: [{ input: 'do-you-need-water', options: ['yes'] }] } }],
  })
  expect(keyedList(said['rules'])[0]?.item['effect']).toEqual({ _type: 'Effect', kind: 'amount', amount: 2500 })
  expect(outcome).toEqual({
    words: ['Water: + $25 · Do you need water? Yes'],
    example: 'Standard Detail, Do you need water? Yes: $100',
    refusals: [],
  })
})

test('answers of one amount share a rule, and a category keeps what it has', () => {
  const { said, outcome } = added('category', 'category-Car', DIRT)
  const size = documentOf('category-Car')['inputs'] as unknown[]
  expect(said['inputs']).toMatchObject([...size, { id: 'how-dirty-is-it' }])
  expect(said['rules']).toMatchObject([
    { id: 'dirt', when: { inputs: [{ options: ['heavy', 'mud'] }] }, effect: { amount: 4000 } },
    { id: 'dirt-2', when: { inputs: [{ options: ['none'] }] }, effect: { amount: -500 } },
  ])
  expect(outcome).toMatchObject({ example: 'Basic Shine Detail, Vehicle size: Coupes/Sedans, How dirty is it? Heavy: $90', refusals: [] })
})

test('a visit asks once for all of its items', () => {
  const { said, outcome } = added('visit', 'visit', WATER)
  expect(said).toMatchObject({ words: { _type: 'VisitWords' }, inputs: [{ _type: 'VisitInput' }], rules: [{ _type: 'VisitRule' }] })
  expect(outcome).toMatchObject({ words: ['Water: + $25 · Do you need water? Yes'], example: expect.stringMatching(/Yes: \$75$/), refusals: [] })
})

test('a second question has ids of its own, also beside those of other documents', () => {
  const once = withPricedQuestion('category', {}, WATER, { inputs: ['do-you-need-water'], rules: ['water'] }, 'en')
  expect(once).toMatchObject({ inputs: [{ id: 'do-you-need-water-2' }], rules: [{ id: 'water-2' }] })
  const twice = withPricedQuestion('category', once, WATER, {}, 'en')
  expect(twice).toMatchObject({ inputs: [{}, { id: 'do-you-need-water' }], rules: [{}, { when: { inputs: [{ input: 'do-you-need-water' }] } }] })
})

test('what lacks is said at its field', () => {
  const rule = anyAmountRule(moneyOf({ currency: 'USD', locale: 'en-US' }))
  const problems = (asked: PricedQuestion) => questionProblems(asked, rule)
  expect([WATER, DIRT].map(asked => isWholeQuestion(problems(asked)))).toEqual([true, true])
  expect(problems(NO_QUESTION)).toEqual({
    question: 'Write what visitors are asked',
    title: 'Say what it is called: visitors read it',
    answers: [
      { name: null, amount: null },
      { name: null, amount: expect.stringMatching(/^Write/) },
    ],
  })
  const same = problems({ ...WATER, answers: [answer('0', 'Yes', 0), answer('1', ' yes ', 0), answer('2', '', 0)] })
  expect(same.answers.map(({ name }) => name)).toEqual(['Stands there twice', 'Stands there twice', 'Write an answer'])
  expect(same.answers[0]?.amount).toBe('No answer changes the price')
})
