import { expect, test } from 'vitest'
import { knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { removals } from '#src/studio-model/offer/removed-offer.ts'

const rule = (key: string, when: object) => ({ _key: key, id: key, title: key, when, effect: { kind: 'percent', bps: -1000, of: 'package' } })
const CODE = rule('code', { coupons: ['SPRING'] })
const SALE = rule('sale', { date: { from: '2027-03-01', until: '2027-03-31' } })
const category = (fields: object) => ({ _id: 'category-X', _type: 'category', packages: [], ...fields })

/** What is published, what the draft says, and what removing the code unsets. */
test.each<[string, object, object, string[]]>([
  ['the only rule of a category that had none', {}, { rules: [CODE], couponWords: {} }, ['rules', 'couponWords']],
  ['one of several', { rules: [SALE] }, { rules: [SALE, CODE], couponWords: {} }, ['rules[_key=="code"]', 'couponWords']],
  ['where another code is left', {}, { rules: [rule('other', { coupons: ['X'] }), CODE], couponWords: {} }, ['rules[_key=="code"]']],
  ['where the texts were published before', { rules: [], couponWords: {} }, { rules: [CODE], couponWords: {} }, ['rules[_key=="code"]']],
])('removing an offer leaves the draft as it was: %s', (_, before, now, unset) => {
  const documents = { published: [category(before)], drafts: [category(now)] }
  const offer = knownOffers(documents.drafts, '2027-01-01').find(({ title }) => title === 'code')
  if (offer === undefined) throw new Error('no offer')
  expect([...removals(offer, documents)]).toEqual([['category-X', unset]])
})
