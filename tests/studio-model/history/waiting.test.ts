import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { waitingDrafts, waitingTitle } from '#src/studio-model/history/waiting.ts'
import { isChangedOffer, isDraftOffer, type KnownOffer, knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { NO_OFFER, offerEdits, withOffer } from '#src/studio-model/offer/offer.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const published = await sampleDocuments()
const { money, content } = await sampleRevision()
const scope = { published, money, locale: 'en-US', language: 'en', messages: content.messages, today: '2030-05-15' }
const document = (id: string) => published.find(({ _id }) => _id === id) as DatasetDocument
const CATEGORIES = ['category-Car', 'category-Motorcycle']

/** The drafts of an offer for all categories, as one action writes them. */
function offered(revision: string): DatasetDocument[] {
  const offer = { ...NO_OFFER, title: 'Winter sale', off: 1000, from: '2030-12-01', until: '2030-12-31', categories: new Set(CATEGORIES) }
  const edits = offerEdits(offer, published, { language: undefined, locale: 'en-US' })
  return [...edits].map(([id, edit]) => ({ ...withOffer(document(id), edit), _rev: revision }))
}
const told = (drafts: readonly DatasetDocument[]) =>
  waitingDrafts(drafts, scope).map(({ drafts: own, offers, lines }) => [own.map(({ _id }) => _id), offers, lines])

test('an offer of several categories waits as one, by its name', () => {
  expect(told(offered('one'))).toEqual([[CATEGORIES, ['Winter sale'], []]])
  expect(waitingDrafts(offered('one'), scope).map(waitingTitle)).toEqual(['Offer “Winter sale”: 2 documents'])
})

test('an offer is a draft until something of it is published', () => {
  const drafts = offered('one')
  const [offer] = knownOffers(drafts, '2030-05-15') as [KnownOffer]
  expect(isDraftOffer(offer, published)).toBe(true)
  expect(isDraftOffer(offer, drafts)).toBe(false)
  expect(isChangedOffer(offer, drafts)).toBe(false)
  const dearer = drafts.map(one => ({ ...one, rules: (one['rules'] as object[]).map(rule => ({ ...rule, title: 'Spring sale' })) }))
  expect(isChangedOffer(offer, dearer)).toBe(true)
})

test('what was changed by itself waits by itself, in words', () => {
  const messages = { ...document('messages'), price: { ...(document('messages')['price'] as object), quote: 'Ask us' }, _rev: 'two' }
  expect(told([...offered('one'), messages])).toEqual([
    [CATEGORIES, ['Winter sale'], []],
    [['messages'], [], [expect.stringMatching(/“Ask us”$/)]],
  ])
})

test('what is changed beside an offer is said, and prices of all documents are counted together', () => {
  const raised = (draft: DatasetDocument) => JSON.parse(JSON.stringify(draft).replace('"amount":', '"amount":1')) as DatasetDocument
  expect(told(offered('one').map(raised))).toEqual([[CATEGORIES, ['Winter sale'], ['2 prices were changed']]])
})

test('an offer that goes, and a document that comes, are said as such', () => {
  const [car, motorcycle] = offered('one') as [DatasetDocument, DatasetDocument]
  const after = { ...scope, published: [car, motorcycle] }
  expect(waitingDrafts([{ ...document('category-Car'), _rev: 'two' }], after)[0]?.lines).toEqual(['Rules: “Winter sale” was removed'])
  expect(told([{ _id: 'visit', _type: 'visit', _rev: 'x', mostItems: 2 }])).toEqual([[['visit'], [], ['New']]])
})

test('while nothing says how amounts are written, the drafts are listed alone', () => {
  expect(waitingDrafts(offered('one'), null).map(({ drafts, lines }) => [drafts.length, lines])).toEqual([
    [1, []],
    [1, []],
  ])
})

test('what a release takes off the site waits as that, and its offers are none that come', () => {
  const going = { ...offered('one')[0], _rev: 'two', _system: { bundleId: 'rSpring', delete: true } } as DatasetDocument
  expect(told([going])).toEqual([[[going._id], [], ['Goes from the site']]])
})
