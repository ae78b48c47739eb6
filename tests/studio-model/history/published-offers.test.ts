import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { offersApart, offersTitle } from '#src/studio-model/history/published-offers.ts'
import { fieldsOf } from '#src/studio-model/draft/draft-value.ts'
import { isPartBack, partBack } from '#src/studio-model/history/part-back.ts'
import { documentPublishing } from '#src/studio-model/history/published-together.ts'
import { knownOfferWords } from '#src/studio-model/offer/known-offer-words.ts'
import { NO_OFFER, offerEdits, withOffer } from '#src/studio-model/offer/offer.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const TODAY = '2030-05-15'
const IDS = ['category-Car', 'category-Motorcycle']
const entry = (id: string) => ({ id, author: 'owner', timestamp: '2030-05-14T10:00:00Z' })
const offer = { ...NO_OFFER, title: 'Winter sale', off: 1000, from: '2030-12-01', until: '2030-12-31', code: 'WINTER10', categories: new Set(IDS) }
const edits = [...offerEdits(offer, documents, { language: undefined, locale: 'en-US' })]
const known = (id: string) => documents.find(({ _id }) => _id === id) as DatasetDocument
const published = (documentId: string, older: object, now: object) =>
  documentPublishing({ documentId, entry: entry('two'), before: entry('one') }, older, now)
const added = edits.map(([id, edit]) => published(id, known(id), withOffer(known(id), edit)))
const words = { locale: 'en-US', money: moneyOf({ currency: 'USD', locale: 'en-US' }) }

test('an offer of several categories is one entry, with all that it added to them', () => {
  const { offers, others } = offersApart(added, TODAY)
  expect(offersTitle(offers)).toBe('Offer “Winter sale”')
  const said = /^10% off · Only with the code WINTER10 · December 1\s–\s31, 2030 · Cars & SUVs · Motorcycles$/
  expect(offers.added.map(one => knownOfferWords(one, documents, words).join(' · '))).toEqual([expect.stringMatching(said)])
  expect(offers.parts.map(({ documentId }) => documentId)).toEqual(IDS)
  expect(others.flatMap(part => part.others)).toEqual([])
})

test('an offer that was removed is one entry, too', () => {
  const { offers, others } = offersApart(
    edits.map(([id, edit]) => published(id, withOffer(known(id), edit), known(id))),
    TODAY,
  )
  expect([offers.added.length, offers.gone.map(({ title }) => title)]).toEqual([0, ['Winter sale']])
  expect(others.flatMap(part => part.others)).toEqual([])
})

test('what was changed beside an offer is told by itself', () => {
  const [[id, edit]] = edits as [(typeof edits)[number]]
  const { offers, others } = offersApart([published(id, known(id), { ...withOffer(known(id), edit), title: 'Autos' })], TODAY)
  expect(offers.parts).toHaveLength(1)
  expect(others.flatMap(part => part.others.map(({ path }) => path))).toEqual([['title']])
})

test('an offer that was added is taken out by itself, whatever offers came later', () => {
  const { offers } = offersApart(added, TODAY)
  for (const part of offers.parts) {
    const [edit] = edits.flatMap(([id, edit]) => (id === part.documentId ? [edit] : []))
    const now = withOffer(known(part.documentId), edit as NonNullable<typeof edit>)
    const later = { _key: 'later', id: 'later', title: 'Later', effect: { kind: 'amount', amount: 500 } }
    const document = { ...now, rules: [...(now['rules'] as object[]), later] }
    expect(isPartBack(part, document)).toBe(false)
    expect(partBack(part, document)).toEqual({ set: {}, unset: [`rules[_key=="${String(fieldsOf(edit?.rule)['_key'])}"]`] })
    expect(isPartBack(part, { ...document, rules: [later] })).toBe(true)
  }
})

test('where another rule came with it, the list of rules stays whole: it is put back as one', () => {
  const [[id, edit]] = edits as [(typeof edits)[number]]
  const late = { _key: 'late', id: 'late', title: 'Late', effect: { kind: 'amount', amount: 500 } }
  const now = withOffer(known(id), edit)
  const { offers, others } = offersApart([published(id, known(id), { ...now, rules: [...(now['rules'] as object[]), late] })], TODAY)
  expect(offers.parts).toEqual([])
  expect(others.flatMap(part => part.others.map(({ path }) => path[0]))).toContain('rules')
})
