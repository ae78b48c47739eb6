import { expect, test } from 'vitest'
import { knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { NO_OFFER, type Offer, offerEdits, withOffer } from '#src/studio-model/offer/offer.ts'
import { withStandingOffers } from '#src/studio-model/offer/standing-offers.ts'
import { categoryStart } from '#src/studio-model/starts/category-starts.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const sample = await sampleDocuments()
const WORDING = { language: undefined, locale: 'en-US' }
const TODAY = '2030-05-15'
const everywhere = new Set(sample.filter(({ _type }) => _type === 'category').map(({ _id }) => _id))
const code: Offer = { ...NO_OFFER, title: 'For neighbors', off: 1000, code: 'NEAR10', uses: 20, categories: everywhere }
const start = categoryStart('onePrice', undefined, ['van'])

const published = (offer: Offer) => {
  const edits = offerEdits(offer, sample, WORDING)
  return sample.map(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? document : withOffer(document, edit)
  })
}
const begun = (offer: Offer) => {
  const documents = published(offer)
  return { documents, category: { ...withStandingOffers(start, documents, WORDING, TODAY), _id: 'category-new', _type: 'category' } }
}

test('a new category has the offers that are for everything, as one with those of all other categories', () => {
  const { documents, category } = begun(code)
  const offers = knownOffers([...documents, category], TODAY).filter(({ title }) => title === code.title)
  expect(offers.map(({ rules }) => rules.length)).toEqual([everywhere.size + 1])
  expect(category).toHaveProperty('couponWords.label')
})

test.each<[string, Offer]>([
  ['has ended', { ...code, until: '2030-05-14' }],
  ['is not for all categories', { ...code, categories: new Set([...everywhere].slice(1)) }],
  ['names packages', { ...code, categories: new Set([...everywhere].filter(id => id !== 'category-Car')), packages: new Set(['car-gold-shine']) }],
])('it has none that %s', (_, offer) => {
  expect(begun(offer).category).toEqual({ ...start, _id: 'category-new', _type: 'category' })
})
