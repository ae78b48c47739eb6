import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { NO_OFFER, type Offer, offerEdits, withOffers } from '#src/studio-model/offer/offer.ts'
import { publishedOfferWords } from '#src/studio-model/offer/published-offer-words.ts'
import { togetherWordsOf } from '#src/studio-model/offer/together-words.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const WORDING = { language: undefined, locale: 'en-US' }
const wording = { locale: 'en-US', money: moneyOf({ currency: 'USD', locale: 'en-US' }) }
const TODAY = '2030-11-30'
const CAR = 'category-Car'
const special: Offer = {
  ...NO_OFFER,
  title: 'Two-week special',
  off: 1000,
  from: '2030-11-25',
  until: '2030-12-08',
  packages: new Set(['car-gold-shine', 'motorcycle-buff-polish']),
}
const winter: Offer = { ...NO_OFFER, title: 'Winter 20', by: 'amount', off: 2000, code: 'WINTER20', categories: new Set([CAR]) }
const withOffer = (offer: Offer, before = documents) => withOffers(before, offerEdits(offer, before, WORDING))
const together = (offer: Offer, other: Offer, today = TODAY) => {
  const before = withOffer(other)
  return togetherWordsOf(offerEdits(offer, before, WORDING), before, today, wording).map(plain)
}
/** As it is typed: spans of days have thin spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}

test('an offer names each other one that is taken off of the same packages on common days, and what both take off', () => {
  expect(together(winter, special)).toEqual(['“Two-week special” comes on top, November 25 – December 8, 2030: together 10% off and $20 off'])
  expect(together({ ...winter, from: '2030-12-01', weekdays: new Set(['tuesday']) }, special)).toEqual([
    '“Two-week special” comes on top, Tuesdays, December 1 – 8, 2030: together 10% off and $20 off',
  ])
  expect(together(special, winter)).toEqual([
    '“Winter 20” comes on top, for whoever types its code, November 25 – December 8, 2030: together $20 off and 10% off',
  ])
  expect(together(special, special), 'one that says the same is another').toHaveLength(1)
})

test.each<[string, Offer, Offer]>([
  ['other packages', { ...winter, categories: new Set(), packages: new Set(['car-basic-shine']) }, special],
  ['other days', { ...winter, from: '2030-12-09' }, special],
  ['other weekdays', { ...winter, weekdays: new Set(['tuesday']) }, { ...special, weekdays: new Set(['monday']) }],
  ['none of its weekdays in common', { ...winter, from: '2030-12-07', weekdays: new Set(['tuesday']) }, special],
  ['another code: a request has one', winter, { ...special, code: 'SPECIAL' }],
])('none with %s', (_case, offer, other) => {
  expect(together(offer, other)).toEqual([])
})

test('nor one that has ended; one with further conditions only may be', () => {
  expect(together(winter, special, '2030-12-09')).toEqual([])
  const before = withOffer(special).map(document => {
    const rules = (document['rules'] as object[] | undefined)?.map(rule => ({ ...rule, unless: [{ weekdays: ['monday'] }] }))
    return { ...document, ...(document._id === CAR && { rules }) }
  })
  expect(togetherWordsOf(offerEdits(winter, before, WORDING), before, TODAY, wording)[0]).toMatch(/^“Two-week special” may come on top, /)
})

test('publishing says it of what comes, once, and not of drafts that are not published with it', () => {
  const live = withOffer(special)
  const draft = withOffer(winter, live)
  const changed = [{ document: CAR, change: 'changed' as const }]
  const own = (drafts: typeof documents) => drafts.filter(({ _id }) => _id === CAR)
  const words = 'Offer “Winter 20”: “Two-week special” comes on top, November 25 – December 8, 2030: together 10% off and $20 off'
  expect(publishedOfferWords(changed, [...own(draft), ...live], TODAY, wording).map(plain)).toEqual([words])
  expect(publishedOfferWords(changed, [...own(withOffer(winter, withOffer(special))), ...documents], TODAY, wording)).toHaveLength(1)
  expect(publishedOfferWords([], [...own(draft), ...live], TODAY, wording)).toEqual([])
})
