import { expect, test } from 'vitest'
import { keptTermTexts, keptTerms } from '#src/booking/appointment/kept-terms.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'

test.each([
  [
    { requestDays: 1095, trashDays: 1, copyDays: 90 },
    48,
    'en-US',
    { requestsKept: '3 years', trashKept: '1 day', copiesKept: '90 days', timesHeld: '2 days' },
  ],
  [{ requestDays: 400 }, 30, 'en-US', { requestsKept: '400 days', trashKept: '30 days', timesHeld: '30 hours' }],
  [{ trashDays: 365 }, 1, 'de', { trashKept: '1 Jahr', timesHeld: '1 Stunde' }],
])('terms are told in the largest unit that leaves no rest: %j', (retention, hours, locale, texts) => {
  expect(keptTermTexts({ retention, unconfirmedHolds: { hours }, locale })).toEqual(texts)
})

test('without terms of its own, a business keeps the trash for 30 days and has no other end to tell', () => {
  expect(keptTermTexts({ locale: 'en-US' })).toEqual({ trashKept: '30 days' })
})

test('a text may name every term, and no other', () => {
  type Fields = Record<string, { prose: { placeholders: { optional: string[] } } }>
  const { fields } = DOCUMENT_SHAPES['ArticleParagraph'] as unknown as { fields: Fields }
  const { optional = [] } = fields['text']?.prose.placeholders ?? {}
  const own = optional.filter(name => !['name', 'phone', 'email', 'place', 'year'].includes(name))
  expect(own.toSorted()).toEqual(Object.keys(keptTerms({})).toSorted())
})
