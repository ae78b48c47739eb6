import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { checkTogether } from '#src/studio-model/publish/check-draft.ts'
import { type KnownOffer, knownOffers } from '#src/studio-model/offer/known-offers.ts'
import { type CodeUses, knownOfferWords } from '#src/studio-model/offer/known-offer-words.ts'
import {
  NO_OFFER,
  type Offer,
  type OfferEdit,
  offerEdits,
  offerProblems,
  packagesOf,
  problemsWhileTyping,
  withOffers,
} from '#src/studio-model/offer/offer.ts'
import { publishedOfferWords } from '#src/studio-model/offer/published-offer-words.ts'
import { offerOutcome } from '#src/studio-model/offer/offer-words.ts'
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
const WORDING = { language: undefined, locale: 'en-US' }
const edits = offerEdits(offer, documents, WORDING)
const offered = withOffers(documents, edits)

test('an offer is one rule in each category whose packages it is for', () => {
  expect([...edits.keys()].toSorted()).toEqual(['category-Car', 'category-Motorcycle'])
  expect(edits.get('category-Car')?.rule).toEqual({
    _key: 'winter-sale',
    _type: 'Rule',
    id: 'winter-sale',
    title: 'Winter sale',
    when: {
      _type: 'When',
      package: ['car-basic-shine', 'car-gold-shine'],
      date: { _type: 'DateRange', from: '2030-12-01', until: '2030-12-31' },
    },
    unannounced: true,
    effect: { _type: 'Effect', kind: 'percent', bps: -1000, of: 'package' },
  })
  expect(offerEdits({ ...offer, by: 'amount', off: 1500 }, documents, WORDING).get('category-Motorcycle')?.rule).toMatchObject({
    effect: { kind: 'amount', amount: -1500 },
  })
})

test('the site takes it, and an offer of the same name beside it', () => {
  expect(findings(documents, edits)).toEqual([])
  const again = offerEdits(offer, offered, WORDING).get('category-Car')?.rule
  expect(again).toMatchObject({ _key: 'winter-sale-2', id: 'winter-sale-2' })
})

test('its words are those of the page, with its days and packages', () => {
  expect(offerOutcome(edits, documents, TODAY)?.words).toMatchInlineSnapshot(`
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
  expect(offerOutcome(edits, [], TODAY)).toBeNull()
})

test('what lacks is said at its field', () => {
  expect(Object.values(offerProblems(offer, TODAY, money))).toEqual([null, null, null, null, null, null, null])
  expect(offerProblems(NO_OFFER, TODAY, money)).toEqual({
    title: 'Say what it is called: visitors read it',
    off: 'Write a number, such as 10 or 12.5',
    from: 'Choose the first day',
    until: 'Choose the last day',
    code: null,
    uses: null,
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
  const offers = knownOffers(offered, today)
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

const coded: Offer = { ...offer, title: 'Winter code', code: ' winter10 ' }

test.each([
  ['in these days', coded, { date: { _type: 'DateRange', from: '2030-12-01', until: '2030-12-31' } }],
  ['until a day', { ...coded, from: '' }, { date: { _type: 'DateRange', until: '2030-12-31' } }],
  ['on any day', { ...coded, from: '', until: '' }, {}],
] as const)('with a code %s it is for whoever types that, in each category of its packages, and the site takes it', (_days, one, when) => {
  expect(Object.values(offerProblems(one, TODAY, money))).toEqual([null, null, null, null, null, null, null])
  const own = offerEdits(one, documents, WORDING)
  expect(own.get('category-Car')?.rule).toHaveProperty('when', {
    _type: 'When',
    package: ['car-basic-shine', 'car-gold-shine'],
    coupons: ['winter10'],
    ...when,
  })
  expect([...own.keys()]).toHaveLength(2)
  expect(findings(documents, own)).toEqual([])
  const words = offerOutcome(own, documents, TODAY)?.words.map(({ lines }) => lines) ?? []
  expect(words.map(([first]) => first)).toEqual(Array(2).fill('Winter code: -10% on the package'))
  expect(words.flat().filter(line => line.includes('Winter code'))).toHaveLength(2)
})

test('a category without texts for codes gets those of another, else the usual ones; with a language of defaults it needs none', () => {
  const textsOf = (before: typeof documents, wording = WORDING) => offerEdits(coded, before, wording).get('category-Car')?.couponWords
  expect(textsOf(documents)).toMatchObject({ _type: 'CouponWords', label: 'Discount code' })
  expect(textsOf(documents, { language: 'en', locale: 'en-US' } as never)).toBeUndefined()
  const own = { _type: 'CouponWords', label: 'Gutschein', offer: 'Angebot', unknown: 'Unbekannt', unused: 'Ohne Wirkung' }
  const said = (id: string) => documents.map(document => (document._id === id ? { ...document, couponWords: own } : document))
  expect(textsOf(said('category-Motorcycle'))).toEqual(own)
  expect(textsOf(said('category-Car'))).toBeUndefined()
  const refused = offerOutcome(offerEdits(coded, documents, { ...WORDING, locale: 'de-DE' }), documents, TODAY)?.refusals
  expect(refused?.[0]).toMatch(/^Cars & SUVs: .*couponWords/)
  expect(offerEdits(offer, documents, WORDING).get('category-Car')).not.toHaveProperty('couponWords')
})

test('a code that everybody could read, or that nobody can type, is refused where it is typed', () => {
  const problems = (more: Partial<Offer>) => offerProblems({ ...coded, ...more }, TODAY, money)
  expect(problems({ title: 'Winter10 for you' }).title).toBe('The name is shown to everybody and contains the code winter10: call it something else')
  expect(problems({ title: 'Winter 10', code: 'winter-10' }).title).not.toBeNull()
  expect(problemsWhileTyping({ ...NO_OFFER, title: 'Winter 10', code: 'winter 10' }).title, 'before anybody presses').toContain('contains the code')
  expect(problemsWhileTyping({ ...NO_OFFER, title: 'Winter 10', code: 'wi' }).title, 'an unfinished code').toBeNull()
  expect(problems({ code: 'ab' }).code).toMatch(/^Write from 3/)
  expect(problems({ from: '', until: '2030-05-14' }).until).toBe('This day is past')
  const shine = offerOutcome(offerEdits({ ...coded, code: 'gold shine' }, documents, WORDING), documents, TODAY)
  expect(shine).toMatchObject({ words: [], refusals: [expect.stringMatching(/Gold Shine Rejuvenation.*[Tt]ells the code/)] })
})

test('discounts with codes are known with them, on days or always', () => {
  const own = (one: Offer) => knownOffers(withOffers(documents, offerEdits(one, documents, WORDING)), TODAY)
  expect(own({ ...coded, from: '', until: '' })).toMatchObject([{ title: 'Winter code', codes: ['winter10'], state: 'on', from: null, until: null }])
  expect(own(coded)).toMatchObject([{ codes: ['winter10'], state: 'to come' }])
  expect(own(offer)).toMatchObject([{ codes: [] }])
})

test('an offer of some weekdays is one over its categories, said with its days in the order of the week', () => {
  const tuesdays: Offer = { ...offer, from: '2030-01-01', until: '2030-01-31', weekdays: new Set(['thursday', 'tuesday'] as const) }
  const own = offerEdits(tuesdays, documents, WORDING)
  expect(own.get('category-Car')?.rule).toHaveProperty('when.weekdays', ['tuesday', 'thursday'])
  expect(findings(documents, own)).toEqual([])
  expect(offerOutcome(own, documents, TODAY)?.words[0]?.lines).toContain('On Tuesdays and Thursdays from January 1 to January 31, 2030')
  const known = knownOffers(withOffers(documents, own), TODAY)
  expect(known.map(({ rules }) => rules.length)).toEqual([2])
  const said = (one: Partial<KnownOffer>) => knownOfferWords({ ...(known[0] as KnownOffer), ...one }, documents, { locale: 'en-US', money })[1]
  expect(said({})).toMatch(/^Tuesdays and Thursdays, January 1\s–\s31, 2030$/)
  expect(said({ weekdays: ['tuesday'], until: null })).toBe('Tuesdays, from January 1, 2030 on')
  expect(said({ weekdays: ['tuesday'], from: null, until: null })).toBe('Tuesdays')
})

test('one to come says from when on pages show it, and that whoever books its days has it before', () => {
  const shown = (own: Offer, today = TODAY) => {
    const edit = offerEdits(own, documents, WORDING)
    const [known] = knownOffers(withOffers(documents, edit), today)
    const marks = [...edit.values()].map(({ rule }) => 'unannounced' in rule)
    const words = known === undefined ? [] : knownOfferWords(known, documents, { locale: 'en-US', money })
    return { isMarked: marks.includes(true), words: words.filter(text => text.startsWith('Pages')) }
  }
  expect(shown(offer)).toEqual({
    isMarked: true,
    words: ['Pages show it from December 1, 2030 on; whoever books a visit on its days gets it now'],
  })
  expect(shown({ ...offer, isAnnounced: true })).toEqual({ isMarked: false, words: ['Pages show it before its first day, too'] })
  expect(shown(offer, '2030-12-01'), 'once it is on').toEqual({ isMarked: true, words: [] })
  expect(shown({ ...offer, code: 'WINTER10' }), 'a code').toEqual({ isMarked: false, words: [] })
  expect(shown({ ...offer, code: 'WINTER10', from: '' }), 'a code of any day').toEqual({ isMarked: false, words: [] })
})

test('what publishing does says the same, once for all categories of an offer that comes or changes', () => {
  const changed = ['category-Car', 'category-Motorcycle'].map(document => ({ document, change: 'changed' as const }))
  const words = 'pages show it from December 1, 2030 on; whoever books a visit on its days gets it now'
  expect(publishedOfferWords(changed, [...offered, ...documents], TODAY, { locale: 'en-US', money })).toEqual([`Offer “Winter sale”: ${words}`])
  expect(publishedOfferWords(changed, [...offered, ...offered], TODAY, { locale: 'en-US', money }), 'one that stays').toEqual([])
  expect(publishedOfferWords(changed, [...offered, ...documents], '2030-12-01', { locale: 'en-US', money }), 'one that is on').toEqual([])
  const longer = withOffers(documents, offerEdits({ ...offer, until: '2031-01-31' }, documents, WORDING))
  expect(publishedOfferWords(changed, [...longer, ...offered], TODAY, { locale: 'en-US', money })).toEqual([`Offer “Winter sale”: ${words}`])
})

test('how often a code may be used stands in each category, with the texts that it needs, and is said once', () => {
  const limited: Offer = { ...coded, uses: 20, isOncePerCustomer: true }
  const own = { _type: 'CouponWords', label: 'Code', offer: 'Offer', unknown: 'Unknown', unused: 'Unused', usedUp: 'Gone' }
  const before = documents.map(document => (document._id === 'category-Car' ? { ...document, couponWords: own } : document))
  const edits20 = offerEdits(limited, before, WORDING)
  for (const id of ['category-Car', 'category-Motorcycle'])
    expect(edits20.get(id)?.rule).toHaveProperty('when.couponLimit', { _type: 'CouponLimit', uses: 20, oncePerCustomer: true })
  expect(edits20.get('category-Car')?.couponWords).toEqual({ ...own, usedBefore: 'You have used this code before' })
  expect(findings(before, edits20)).toEqual([])
  const known = knownOffers(withOffers(before, edits20), TODAY)
  expect(known.map(one => knownOfferWords(one, documents, { locale: 'en-US', money })[2])).toEqual(['20 times in all, once for each customer'])
  expect(offerEdits({ ...limited, code: '' }, documents, WORDING).get('category-Car')?.rule).not.toHaveProperty('when.couponLimit')
  expect(offerProblems({ ...limited, uses: 0 }, TODAY, money).uses).toBe('Must be from 1 to 1000000')
  expect(offerProblems({ ...limited, uses: 'many' }, TODAY, money).uses).toMatch(/^"many" does not work here/)
})

test('the list says how often a code was used, of how often it may be; nothing of one that the site does not know', () => {
  const [known] = knownOffers(withOffers(documents, offerEdits({ ...coded, uses: 20 }, documents, WORDING)), TODAY)
  const used = (own: CodeUses, codes = ['winter10']) =>
    knownOfferWords({ ...(known as KnownOffer), codes }, documents, { locale: 'en-US', money }, own).filter(words => words.startsWith('used'))
  expect(used([{ code: 'WINTER10', used: 1, uses: 20 }])).toEqual(['used 1 time of 20'])
  expect(used([{ code: 'WINTER10', used: 1200, uses: null }])).toEqual(['used 1,200 times'])
  expect(
    used(
      ['A10', 'B10'].map(code => ({ code, used: 1, uses: 1 })),
      ['A10', 'B10', 'C10'],
    ),
  ).toEqual(['used 2 times'])
  expect(used([{ code: 'SPRING', used: 1, uses: 20 }])).toEqual([])
  expect(used([])).toEqual([])
})

test('packages are those of categories', () => {
  expect(documents.flatMap(packagesOf).length).toBeGreaterThan(5)
  expect(packagesOf({ _id: 'business', _type: 'business', packages: [{ id: 'x' }] })).toEqual([])
})

/** What the site's own check says of an offer that is published. */
function findings(before: typeof documents, own: ReadonlyMap<string, OfferEdit>) {
  const media = { illustrations: all(), images: all(), videos: all(), fonts: all() }
  const changed = withOffers(before, own).filter(({ _id }) => own.has(_id))
  return checkTogether(changed, { published: before, drafts: [] }, media).errors
}

/** Names of files are not what is tried here. */
function all(): ReadonlySet<string> {
  return { has: () => true } as unknown as ReadonlySet<string>
}
