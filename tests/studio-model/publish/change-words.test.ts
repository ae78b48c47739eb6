import { expect, test } from 'vitest'
import type { CategoryDifference, ItemDifference } from '#src/contract/generated/types.ts'
import { askedWords } from '#src/studio-model/publish/asked-words.ts'
import { addressWords, announcedWords, itemWords, lineWords, promiseWords, summaryWords } from '#src/studio-model/publish/change-words.ts'

const STORED = 'What you have promised stays: stored requests keep their prices.'

const SAVED = 'So do saved estimates, for 14 days. How many are open cannot be known: whoever saved one has it, and the site stores none.'

test('a rule for whoever types a discount code is called that', () => {
  const item = { kind: 'coupon' as const, id: 'winter-code', title: 'Winter code', lines: [] }
  expect(itemWords({ ...item, change: 'added' })).toBe('New discount code')
  expect(itemWords({ ...item, change: 'removed' })).toBe('Discount code that goes')
})

const CASES: { compared: number; open: { raised: number; lowered: number }; days: number | null; said: string[] }[] = [
  { compared: 1200, open: { raised: 0, lowered: 0 }, days: null, said: [STORED] },
  {
    compared: 1200,
    open: { raised: 1, lowered: 0 },
    days: null,
    said: [`${STORED} 1 open request among your last 1,200 was promised less than it would cost then.`],
  },
  {
    compared: 1200,
    open: { raised: 2, lowered: 1 },
    days: null,
    said: [
      `${STORED} 2 open requests among your last 1,200 were promised less than they would cost then. 1 open request among your last 1,200 was promised more than it would cost then.`,
    ],
  },
  {
    compared: 1,
    open: { raised: 1, lowered: 0 },
    days: null,
    said: [`${STORED} Your last request is open and was promised less than it would cost then.`],
  },
  {
    compared: 200,
    open: { raised: 0, lowered: 3 },
    days: 14,
    said: [`${STORED} 3 open requests among your last 200 were promised more than they would cost then.`, SAVED],
  },
]

test.each(CASES)('an owner reads of $open open ones among $compared which were promised another price', ({ compared, open, days, said }) => {
  expect(promiseWords({ compared, open }, days)).toEqual(said)
})

const NONE = { raised: 0, lowered: 0, gains_number: 0, loses_number: 0, possible: 0, impossible: 0 }
const WAYS = { compared: 7680, is_whole: true, counts: { ...NONE, raised: 1200, gains_number: 34 }, longer: 0, shorter: 0, examples: [] }
const price = { of: 'price' as const, label: '', before: '$1', after: '$2' }
const itemOf = (kind: ItemDifference['kind'], id: string): ItemDifference => ({ kind, id, title: id, change: 'changed', lines: [price] })
const category = (items: ItemDifference[], more: Partial<CategoryDifference> = {}): CategoryDifference => ({
  category: 'car',
  title: 'Cars',
  change: 'changed',
  items,
  selections: WAYS,
  ...more,
})
const [silver, gold, late, code] = [itemOf('package', 'silver'), itemOf('package', 'gold'), itemOf('rule', 'late'), itemOf('coupon', 'code')]

/** The differences of categories, and what an owner reads of them. */
const SUMMARIES: [CategoryDifference[], string][] = [
  [[category([silver])], '1 price would change.'],
  [[category([silver, gold])], '2 prices would change.'],
  // A size that is new or goes: each of its prices does.
  [
    [
      category([
        {
          ...silver,
          lines: [
            { ...price, before: null },
            { ...price, before: null },
          ],
        },
      ]),
    ],
    '2 prices would be added.',
  ],
  [
    [category([{ ...silver, lines: [{ ...price, after: null }] }, gold, { ...late, change: 'removed' }])],
    '1 price and 1 rule would go, 1 price would change, and what some visits cost.',
  ],
  // What it costs in all on the days of an offer follows from the price.
  [[category([{ ...silver, lines: [price, { ...price, label: 'December 1 – 31', is_in_all: true }] }])], '1 price would change.'],
  [
    [category([{ ...silver, lines: [{ ...price, of: 'duration' }] }], { selections: { ...WAYS, counts: NONE } })],
    '1 duration would change. Free times follow how long it takes then; visits that were asked for or booked before keep their length.',
  ],
  [[category([late])], '1 rule would change, and what some visits cost.'],
  [[category([gold, late, code])], '1 price, 1 rule, and 1 discount code would change, and what some visits cost.'],
  [
    [category([late]), category([late], { category: 'boat', selections: { ...WAYS, is_whole: false } })],
    '2 rules would change, and what some visits cost.',
  ],
  // The same on a further day is the same rule, and the same ways to book.
  [
    [category([late], { from: '2027-01-01' }), category([late], { from: '2028-01-01' })],
    '1 rule would change from January 1, 2027 on, and what some visits cost.',
  ],
  [[category([late], { selections: { ...WAYS, counts: NONE } })], '1 rule would change.'],
  [[category([{ ...code, change: 'added' }])], '1 discount code would be added, and what some visits cost would change.'],
  // A code is one over all categories, whose rules for it have ids of their own.
  [
    [category([{ ...code, change: 'added' }]), category([{ ...code, id: 'code-2', change: 'added' }], { category: 'boat' })],
    '1 discount code would be added, and what some visits cost would change.',
  ],
  [[category([{ ...code, change: 'removed' }], { selections: { ...WAYS, counts: NONE } })], '1 discount code would go.'],
  [
    [category([gold, { ...late, change: 'added' }], { from: '2027-01-01' })],
    '1 rule would be added, 1 price would change from January 1, 2027 on, and what some visits cost.',
  ],
]

test.each(SUMMARIES)('%# an owner reads how many prices and rules change, and how much a rule concerns', (categories, said) => {
  expect(summaryWords({ documents: [{ document: 'car', change: 'changed' }], categories, differing: [], warnings: [] })).toBe(said)
})

test('an owner reads of addresses that change, and that prices stay', () => {
  const addresses = [
    { address: '/boats', leads_to: '/ships' },
    { address: '/rafts', leads_to: null },
  ]
  expect(summaryWords({ documents: [{ document: 'car', change: 'changed' }], categories: [], differing: [], warnings: [], addresses })).toBe(
    'Addresses of pages would change. Prices stay as they are, and so does what was promised with requests.',
  )
  expect(addresses.map(addressWords)).toEqual(['The old address /boats leads to /ships.', 'The address /rafts is gone: links to it lead nowhere.'])
})

test('the least in all is told apart from a price that an owner wrote', () => {
  const line = { of: 'price' as const, label: '', before: 'You pay from $50', after: 'You pay from $45', is_in_all: true as const }
  expect(lineWords(line, 'package')).toBe('The least that is paid, rules included')
  expect(lineWords({ ...line, label: 'December 24, 2026' }, 'package')).toBe('December 24, 2026, the least that is paid, rules included')
  expect(lineWords(price, 'package')).toBe('Price')
})

test('an owner reads when visitors begin to read of a price to come', () => {
  const said = (announced: string | undefined) => announcedWords({ ...(announced !== undefined && { announced }) }, '2026-08-01', 'Good to know')
  expect(said('2026-08-01')).toBe('Visitors read it from today on under “Good to know”.')
  expect(said('2026-12-02')).toBe('Visitors read it from December 2, 2026 on under “Good to know”.')
  expect(said(undefined)).toBeNull()
  expect(announcedWords({ announced: '2026-08-01' }, '2026-08-01', ''), 'the title is not known yet').toBe('Visitors read it from today on.')
})

test('why prices become the least that is paid is said once for all of them', () => {
  const least = (...asked: string[]) => ({ ...silver, lines: [{ ...price, asked }, price] })
  expect(askedWords([silver, gold])).toBeNull()
  expect(askedWords([least('Pet hair'), least('Pet hair'), gold])).toBe(
    '“Pet hair” is asked now, and what it adds is not known before it is answered: until then pages tell the least.',
  )
  expect(askedWords([least('Pet hair', 'Water')])).toBe(
    '“Pet hair” and “Water” are asked now, and what they add is not known before they are answered: until then pages tell the least.',
  )
})
