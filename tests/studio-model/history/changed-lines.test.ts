import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { defaultItems } from '#src/studio-model/documents/default-text.ts'
import { fieldsOf } from '#src/studio-model/draft/draft-value.ts'
import { changedLines } from '#src/studio-model/history/changed-lines.ts'
import { orderWords } from '#src/studio-model/history/order-words.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const documents = await sampleDocuments()
const { money, content } = await sampleRevision()
const telling = { money, locale: 'en-US', language: 'en', messages: content.messages }

const FORM = { _id: 'bookingForm', _type: 'bookingForm', groups: [{ _key: 'details', id: 'your-details' }] }

function lines(before: DatasetDocument, now: object): string[] {
  return changedLines({ type: before._type, before, now }, telling)
}

/** The form with the fields of its last group written out, and others behind them. */
function writtenOut(...more: object[]): object {
  const fields = defaultItems(FORM, ['groups', { _key: 'details' }, 'fields'], 'en') ?? []
  expect(fields.length).toBeGreaterThan(0)
  return { ...FORM, groups: [{ ...FORM.groups[0], fields: [...fields, ...more] }] }
}

test('fields that are only written out change nothing, and what is added to them is told alone', () => {
  expect(lines(FORM, writtenOut())).toEqual([])
  const gate = { _key: 'gate', _type: 'Field', kind: 'text', name: 'gate', label: 'Gate code' }
  expect(lines(FORM, writtenOut(gate))).toEqual([expect.stringMatching(/: “Gate code” was added$/)])
})

test('a text that was left to its default is told from that, and so is one that is left to it again', () => {
  const messages = documents.find(({ _type }) => _type === 'messages') as DatasetDocument
  const { consultation: _, ...left } = fieldsOf(messages['estimate'])
  const byDefault: DatasetDocument = { ...messages, estimate: left }
  const own: DatasetDocument = { ...messages, estimate: { ...left, consultation: 'Ask us' } }
  expect(lines(byDefault, own)).toEqual([expect.stringMatching(/: “Consultation Required” → “Ask us”$/)])
  expect(lines(own, byDefault)).toEqual([expect.stringMatching(/: “Ask us” → “Consultation Required”$/)])
})

test('the order is told as a place among the categories, and not at all where that stays', () => {
  const [first, , third] = documents.filter(({ _type }) => _type === 'category').toSorted((a, b) => Number(a['order']) - Number(b['order']))
  const moved = { ...third, order: 1 } as DatasetDocument
  const order = orderWords(moved._id, documents, [moved])
  expect(order).toBe('number 3 → number 1')
  const versions = { type: 'category', before: third as object, now: moved }
  expect(changedLines(versions, { ...telling, order })).toEqual(['Place in the order: number 3 → number 1'])
  expect(changedLines(versions, telling)).toEqual(['Place in the order: was changed'])
  const same = { ...first, order: 2 } as DatasetDocument
  expect(orderWords(same._id, documents, [same])).toBeNull()
})

const POLICIES: DatasetDocument = { _id: 'policies', _type: 'policies', deposits: [], cancellations: [] }
const DEPOSIT = {
  _key: 'half',
  _type: 'Deposit',
  id: 'half',
  rows: [{ _key: 'any', shares: [{ _key: 'half', fee: { kind: 'percent', bps: 5000 }, due: 'booking' }] }],
}
const CANCELLATION = {
  _key: 'late',
  _type: 'Cancellation',
  id: 'late',
  rows: [{ _key: 'day', within: { hours: 24 }, fee: { kind: 'amount', amount: 5000 } }],
}

test.each<[string, object, string]>([
  ['deposit', { deposits: [DEPOSIT] }, 'Deposits: “A deposit is due: 50% of the price when you book. It counts toward the price.” was added'],
  [
    'deposit of new customers',
    { deposits: [{ ...DEPOSIT, when: { customers: 'new' } }] },
    'Deposits: “New customers: A deposit is due: 50% of the price when you book. It counts toward the price.” was added',
  ],
  [
    'cancellation',
    { cancellations: [CANCELLATION] },
    'Cancelling and not coming: “Less than 24 hours before the visit, cancelling costs $50. Earlier, cancelling is free.” was added',
  ],
  ['deposit that says nothing yet', { deposits: [{ _key: 'half', _type: 'Deposit', id: 'half' }] }, 'Deposits: one was added'],
])('a %s, which has no name, is told by what visitors read of it', (_, fields, told) => {
  const now: DatasetDocument = { ...POLICIES, ...fields }
  expect(lines(POLICIES, now)).toEqual([told])
  expect(lines(now, POLICIES)).toEqual([told.replace('was added', 'was removed')])
})
