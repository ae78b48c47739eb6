import { expect, test } from 'vitest'
import { textsAgainstCancelling } from '#src/studio-model/policies/texts-against-cancelling.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()
const from = (...withins: object[]) => [{ _key: 'usual', rows: withins.map((within, at) => ({ _key: `${at}`, within })) }]

/** Why a text is against a fee from 48 hours before a visit on. */
const why = (text: string) =>
  textsAgainstCancelling([{ _id: 'site', _type: 'site', facts: [{ text }] }], from({ hours: 48 })).map(found => `${found.pointer}: ${found.why}`)

test('when cancelling costs from 48 hours before on, every text that still says 24 is quoted, with its place', () => {
  const found = textsAgainstCancelling(documents, from({ hours: 48 }))
  expect(found.map(({ document, pointer, quote }) => [document, pointer, quote])).toEqual([
    ['business', '/policies/0/text', 'Call or text us at least 24 hours before your start time and we will move or cancel the visit at no charge.'],
    ['messages', expect.stringMatching(/\/text$/), 'A visit is moved or cancelled at no charge until 24 hours before it starts.'],
  ])
})

test('texts that say the same hours, or as many days, are against nothing', () => {
  expect(textsAgainstCancelling(documents, from({ hours: 24 }))).toEqual([])
  expect(textsAgainstCancelling(documents, from({ days: 1, working: true }))).toEqual([])
  expect(textsAgainstCancelling(documents, from({ hours: 24 }, { hours: 4 }))).toEqual([])
})

test.each([
  [[{ days: 2, working: true }], '2 working days before the visit'],
  [[{ days: 0 }], 'the day of the visit'],
  [[{ hours: 48 }, { hours: 1 }], '48 hours before the visit and 1 hour before the visit'],
])('%j is told in words', (withins, words) => {
  expect(textsAgainstCancelling(documents, from(...withins))[0]?.why).toBe(`cancelling costs something from ${words} on`)
})

test.each([
  'Cancel with 24 hours’ notice.',
  'Please give us 24 hours notice to reschedule.',
  'Free cancellation up to one day in advance',
  'Cancelling within 24 hours of your appointment costs $50.',
  'We move your booking until 3 days prior.',
  'Hello! A 24-hour notice is needed to cancel. See you.',
])('%j says something else', text => {
  expect(why(text)).toEqual(['/facts/0/text: cancelling costs something from 48 hours before the visit on'])
})

test.each([
  'Cancel at no charge until 48 hours before your visit.',
  'You may cancel two days ahead.',
  'Keep it dry for 24 hours.',
  'Please move the car into the shade 2 hours before we arrive.',
  'We confirm 24 hours before your visit.',
  'After you cancel, your deposit is paid back within 5 days.',
])('%j says nothing against it', text => {
  expect(why(text)).toEqual([])
})

test('cancellations that are being made up are compared with nothing', () => {
  expect(textsAgainstCancelling(documents, undefined)).toEqual([])
  expect(textsAgainstCancelling(documents, from({}))).toEqual([])
})
