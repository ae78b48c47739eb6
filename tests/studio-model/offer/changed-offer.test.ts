import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { editsInPlace, offerOf, withoutOffer } from '#src/studio-model/offer/changed-offer.ts'
import { type KnownOffer, knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { NO_OFFER, type Offer, offerEdits, withOffer } from '#src/studio-model/offer/offer.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const WORDING = { language: undefined, locale: 'en-US' }
const sale: Offer = {
  ...NO_OFFER,
  title: 'Winter sale',
  off: 1000,
  from: '2030-12-01',
  until: '2030-12-31',
  packages: new Set(['car-gold-shine']),
  categories: new Set(['category-Motorcycle']),
}

test.each<[string, Offer]>([
  ['of some days', sale],
  ['that is shown before its first day', { ...sale, isAnnounced: true }],
  ['of an amount', { ...sale, by: 'amount', off: 1500 }],
  ['on package and add-ons, on weekdays', { ...sale, of: 'base', weekdays: new Set(['tuesday'] as const) }],
  ['with a limited code', { ...sale, from: '', until: '', code: 'WINTER10', uses: 20, isOncePerCustomer: true }],
])('an offer %s is filled into the form as it was written', (_, offer) => {
  const [after, known] = offered(offer)
  expect(offerOf(known, after, WORDING)).toEqual(offer)
})

test.each<[string, object]>([
  ['of several codes', { when: { coupons: ['WINTER10', 'SUMMER10'] } }],
  ['of another condition', { when: { date: { from: '2030-12-01' }, addons: ['x'] } }],
  ['with an exception', { when: { coupons: ['WINTER10'] }, unless: [{ weekdays: ['sunday'] }] }],
  ['of a range', { when: { coupons: ['WINTER10'] }, effect: { kind: 'percent', bps: -2000, highBps: -1000, of: 'base' } }],
])('one %s says more than the form can, and is not filled into it', (_, more) => {
  const rule = { _key: 'a', id: 'a', title: 'A', effect: { kind: 'percent', bps: -1000, of: 'base' }, ...more }
  const own = documents.map(document => (document._id === 'category-Car' ? { ...document, rules: [rule] } : document))
  const [known] = knownOffers(own, '2030-05-15') as [KnownOffer]
  expect(offerOf(known, own, WORDING)).toBeNull()
})

test('what is changed keeps its rule where it had one, by key and id, and is checked without what it was', () => {
  const [after, known] = offered(sale)
  const others = withoutOffer(after, known)
  expect(knownOffers(others, '2030-05-15')).toEqual([])
  const changed = editsInPlace({ ...sale, title: 'Cold days', packages: new Set(['truck-exterior']), off: 500 }, known, others, WORDING)
  expect(changed.has('category-Car')).toBe(false)
  expect(changed.get('category-Motorcycle')?.rule).toMatchObject({
    _key: 'winter-sale',
    id: 'winter-sale',
    title: 'Cold days',
    effect: { bps: -500 },
  })
})

function offered(offer: Offer): [DatasetDocument[], KnownOffer] {
  const edits = offerEdits(offer, documents, WORDING)
  const after = documents.map(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? document : withOffer(document, edit)
  })
  const [known] = knownOffers(after, '2030-05-15')
  if (known === undefined) throw new Error('no offer')
  return [after, known]
}
