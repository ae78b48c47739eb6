import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { checkTogether } from '#src/studio-model/publish/check-draft.ts'
import { knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { NO_OFFER, type Offer, offerProblems, offerRules, packagesOf, withRule } from '#src/studio-model/offer/offer.ts'
import { offerWords } from '#src/studio-model/offer/offer-words.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const documents = await sampleDocuments()
const TODAY = '2030-05-15'
const offer: Offer = {
  ...NO_OFFER,
  title: 'Winter sale',
  off: 1000,
  from: '2030-12-01',
  until: '2030-12-31',
  packages: new Set(['car-gold-shine', 'car-basic-shine', 'motorcycle-buff-polish']),
}
const rules = offerRules(offer, documents)
const withOffer = documents.map(document => withRuleOf(document))

test('an offer is one rule in each category whose packages it is for', () => {
  expect([...rules.keys()].toSorted()).toEqual(['category-Car', 'category-Motorcycle'])
  expect(rules.get('category-Car')).toEqual({
    _key: 'winter-sale',
    _type: 'Rule',
    id: 'winter-sale',
    title: 'Winter sale',
    when: {
      _type: 'When',
      package: ['car-basic-shine', 'car-gold-shine'],
      date: { _type: 'DateRange', from: '2030-12-01', until: '2030-12-31' },
    },
    effect: { _type: 'Effect', kind: 'percent', bps: -1000, of: 'package' },
  })
  expect(offerRules({ ...offer, by: 'amount', off: 1500 }, documents).get('category-Motorcycle')).toMatchObject({
    effect: { kind: 'amount', amount: -1500 },
  })
})

test('the site takes it, and an offer of the same name beside it', () => {
  const media = { illustrations: all(), images: all(), videos: all(), fonts: all() }
  const changed = withOffer.filter(({ _id }) => rules.has(_id))
  expect(checkTogether(changed, { published: documents, drafts: [] }, media)).toEqual([])
  const again = offerRules(offer, withOffer).get('category-Car')
  expect(again).toMatchObject({ _key: 'winter-sale-2', id: 'winter-sale-2' })
})

test('its words are those of the page, with its days and packages', () => {
  expect(offerWords(rules, documents, TODAY)).toMatchInlineSnapshot(`
    [
      {
        "category": "Cars & SUVs",
        "lines": [
          "Winter sale: -10% on the package",
          "Only with Basic Shine Detail or Gold Shine Rejuvenation",
          "December 1, 2030 to December 31, 2030",
        ],
      },
      {
        "category": "Motorcycles",
        "lines": [
          "Winter sale: -10% on the package",
          "Only with Buff & Polish",
          "December 1, 2030 to December 31, 2030",
        ],
      },
    ]
  `)
  expect(offerWords(rules, [], TODAY)).toBeNull()
})

test('what lacks is said at its field', () => {
  expect(Object.values(offerProblems(offer, TODAY, money))).toEqual([null, null, null, null, null])
  expect(offerProblems(NO_OFFER, TODAY, money)).toEqual({
    title: 'Say what it is called: visitors read it',
    off: 'Write a number, such as 10 or 12.5',
    from: 'Choose the first day',
    until: 'Choose the last day',
    packages: 'Choose at least one package',
  })
  expect(offerProblems({ ...offer, off: 10_001 }, TODAY, money).off).toBe('Must be from 0.01% to 100%')
  expect(offerProblems({ ...offer, until: '2030-11-30' }, TODAY, money).until).toBe('Must not be before the first day')
  expect(offerProblems({ ...offer, from: '2030-01-01', until: '2030-05-14' }, TODAY, money).until).toBe('This day is past')
})

test.each([
  ['2030-11-30', 'to come'],
  ['2030-12-01', 'on'],
  ['2030-12-31', 'on'],
  ['2031-01-01', 'ended'],
])('on %s it is %s, once for all its categories', (today, state) => {
  const offers = knownOffers(withOffer, today)
  expect(offers.map(({ title, rules: own }) => [title, own.length])).toEqual([['Winter sale', 2]])
  expect(offers[0]?.state).toBe(state)
})

test('a rule that always holds, and a surcharge of some days, are no offers', () => {
  const rule = (effect: object, when?: object) => ({ _key: 'a', id: 'a', title: 'A', effect, ...(when && { when }) })
  const off = { kind: 'percent', bps: -500, of: 'base' }
  const days = { date: { from: '2030-12-01' } }
  const own = (one: object) => knownOffers([{ _id: 'category-X', _type: 'category', rules: [one] }], TODAY)
  expect(own(rule(off))).toEqual([])
  expect(own(rule({ ...off, bps: 500 }, days))).toEqual([])
  expect(own(rule(off, days))).toHaveLength(1)
})

test('rules of one title that hold in other cases are other offers, which are removed each by itself', () => {
  const rule = { _key: 'a', id: 'a', title: 'Spring', effect: { kind: 'percent', bps: -500, of: 'base' }, when: { date: { from: '2030-12-01' } } }
  const own = (more: object) =>
    knownOffers([{ _id: 'category-X', _type: 'category', rules: [rule, { ...rule, _key: 'b', id: 'b', when: { ...rule.when, ...more } }] }], TODAY)
  expect(own({ package: ['x'] })).toHaveLength(1)
  expect(own({ coupons: ['SPRING'] })).toHaveLength(2)
  expect(own({ weekdays: ['monday'] })).toHaveLength(2)
})

test('packages are those of categories', () => {
  expect(documents.flatMap(packagesOf).length).toBeGreaterThan(5)
  expect(packagesOf({ _id: 'business', _type: 'business', packages: [{ id: 'x' }] })).toEqual([])
})

function withRuleOf(document: (typeof documents)[number]) {
  const rule = rules.get(document._id)
  return rule === undefined ? document : withRule(document, rule)
}

/** Names of files are not what is tried here. */
function all(): ReadonlySet<string> {
  return { has: () => true } as unknown as ReadonlySet<string>
}
