import { expect, test } from 'vitest'
import { textsAgainstDeposits } from '#src/studio-model/policies/texts-against-deposits.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()
const deposit = (...shares: object[]) => [
  { _key: 'usual', rows: [{ _key: 'any', shares: shares.map((share, at) => ({ _key: `${at}`, ...share })) }] },
]
const HALF = deposit({ fee: { bps: 5000 } })

const against = (text: string) => textsAgainstDeposits([{ _id: 'site', _type: 'site', facts: [{ text }] }], HALF).map(found => found.why)

test('where there is a deposit, each text that nothing is charged online is quoted, with its place', () => {
  const quote = 'We contact you to confirm; nothing is charged online.'
  const found = textsAgainstDeposits(documents, HALF)
  expect(found.map(({ document, pointer, ...said }) => [document, pointer.split('/')[1], said])).toEqual([
    ['site', 'desktop', { quote, why: 'there is a deposit' }],
    ['site', 'mobile', { quote, why: 'there is a deposit' }],
  ])
})

test('without a deposit, or while one is being made up, no text is against it', () => {
  for (const deposits of [undefined, [], deposit()]) expect(textsAgainstDeposits(documents, deposits)).toEqual([])
})

test.each([
  'No deposit.',
  'Book without a deposit!',
  'No payment is needed until the work is done.',
  'No credit card to book.',
  "You won't be charged until we are done.",
  'Nothing is due today.',
  'You are not billed in advance.',
  'You pay when the job is done.',
  'Only pay once you are happy.',
])('%j promises that nothing is paid before', text => {
  expect(against(text)).toEqual(['there is a deposit'])
})

test.each([
  'A visit is moved or cancelled at no charge until 24 hours before it starts.',
  'We charge nothing extra for stairs.',
  'The deposit is paid online, the rest when we come.',
  'You pay 20% when you book.',
  'Your card is charged after the visit.',
  'We never use harsh chemicals before a wax.',
  'There is no charge for parking.',
])('%j promises nothing of the kind', text => {
  expect(against(text)).toEqual([])
})
