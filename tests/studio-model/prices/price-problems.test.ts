import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { findPrices } from '#src/studio-model/prices/find-prices.ts'
import { priceProblems } from '#src/studio-model/prices/price-problems.ts'
import { durationScope, priceScope } from '#src/studio-model/prices/price-scope.ts'
import { priceWords } from '#src/studio-model/prices/price-words.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()
const money = moneyOf(content.business)
const inputs = [
  {
    id: 'size',
    kind: 'choice',
    label: 'Size',
    options: [
      { id: 'small', label: 'Small' },
      { id: 'large', label: 'Large' },
    ],
  },
  { id: 'length', kind: 'number', label: 'Length', unit: 'foot', units: 'feet', min: 1, max: 40, scale: 1 },
  { id: 'number', kind: 'number', label: 'Number', unit: 'piece', min: 1, max: 10 },
]
const prices = [
  {
    _key: 'a',
    id: 'by-size',
    title: 'By size',
    price: { _type: 'Price', kind: 'by', input: 'size', rows: [], else: { _type: 'Price', kind: 'exact', amount: 700 } },
  },
]
const category = { inputs, packages: [{ id: 'basic', title: 'Basic' }], prices }
const shared = [{ id: 'usual', title: 'The usual price', price: { kind: 'exact' as const, amount: 5000 } }]
const published = [
  {
    inputs: [
      { id: 'colour', label: 'Colour' },
      { id: 'size', label: 'Size', options: [{ id: 'tiny', label: 'Tiny' }] },
    ],
  },
]
const scope = priceScope(category, [{ id: 'far-away' }], money, { prices: shared, published })

const exact = (amount: unknown) => ({ _type: 'Price', kind: 'exact', amount })
const rows = (...prices: [string, unknown][]) => prices.map(([option, price]) => ({ _key: option, option, price }))
const bands = (...prices: [unknown, unknown][]) => prices.map(([upTo, price], position) => ({ _key: String(position), upTo, price }))

/** A draft's price, and every problem in it as `path: what would be right`. */
test.each<[object, string[]]>([
  [{}, ['kind: Choose how this is priced']],
  [{ kind: 'free' }, ['kind: There is no kind "free"']],
  [exact(12500), []],
  [exact('12.345'), ['amount: "12.345" does not work here: write digits with at most 2 decimals, such as 125 or 125.50']],
  [exact(undefined), ['amount: Write a number, such as 125 or 125.50']],
  [exact(0), ['amount: Choose “Included” if it costs nothing']],
  [{ kind: 'from', amount: -5 }, ['amount: Must be from $0.01 to $10,000,000']],
  [{ kind: 'range', low: 200, high: 200 }, ['high: “To” must be more than “From”']],
  [{ kind: 'range', low: 0, high: 2500 }, []],
  [{ kind: 'range', low: -1, high: 2500 }, ['low: Must be from $0 to $10,000,000']],
  [{ kind: 'per', input: 'length', rate: 0 }, ['rate: Must be from $0.01 to $10,000,000']],
  [
    {
      kind: 'per',
      input: 'length',
      tiers: [
        { _key: 'a', upTo: 15, rate: 0 },
        { _key: 'b', rate: 100 },
      ],
    },
    [],
  ],
  [
    {
      kind: 'per',
      input: 'length',
      tiers: [
        { _key: 'a', upTo: 15, rate: 0 },
        { _key: 'b', rate: 0 },
      ],
    },
    ['tiers: All of it is free: write a price in one step, or choose “Included”'],
  ],
  [
    { kind: 'range', low: 'x' },
    ['low: "x" does not work here: write digits with at most 2 decimals, such as 125 or 125.50', 'high: Write a number, such as 125 or 125.50'],
  ],
  [{ kind: 'per', input: 'length', rate: 500, highRate: 1500 }, []],
  [{ kind: 'per', input: 'length', rate: 500, highRate: 500 }, ['highRate: “Rate at most” must be more than the rate']],
  [
    {
      kind: 'per',
      input: 'length',
      tiers: [
        { _key: 'a', upTo: 15, rate: 0, highRate: 100 },
        { _key: 'b', rate: 100, highRate: 'x' },
      ],
    },
    ['tiers[b].highRate: "x" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
  ],
  [{ kind: 'scale', bps: 13000, price: exact(15000) }, []],
  [{ kind: 'scale', price: exact(15000) }, ['bps: Write a number, such as 1.5']],
  [
    { kind: 'scale', bps: 0, price: exact('') },
    ['price.amount: "" does not work here: write digits with at most 2 decimals, such as 125 or 125.50', 'bps: Must be from 0.0001 to 100'],
  ],
  [{ kind: 'scale', input: 'size', bps: 10000, factors: [{ _key: 'small', option: 'small', bps: 5000 }], price: exact(1) }, []],
  [
    { kind: 'scale', input: 'size', factors: [{ _key: 'small', option: 'small', bps: '1,5' }], price: exact(1) },
    [
      'factors: Write a factor for Large, or one for all others',
      'factors[small].bps: "1,5" does not work here: write digits with at most 4 decimals, such as 1.5',
    ],
  ],
  [
    { kind: 'scale', input: 'gone', bps: 10000, factors: [], price: exact(1) },
    ['input: What was chosen here is gone: choose another, or add it again'],
  ],
  [{ kind: 'named', name: 'usual' }, []],
  [{ kind: 'named' }, ['name: Choose the named price']],
  [
    { kind: 'scale', bps: 5000, price: { _type: 'Price', kind: 'named', name: 'gone' } },
    ['price.name: What was chosen here is gone: choose another, or add it again'],
  ],
  [{ kind: 'dated', price: exact(1), changes: [{ _key: 'a', from: '2027-01-01', price: exact(2) }] }, []],
  [{ kind: 'dated', price: exact(1), changes: [] }, ['changes: Add a new price']],
  [
    {
      kind: 'dated',
      price: exact(''),
      changes: [
        { _key: 'a', from: '2027-01-01', price: exact(2) },
        { _key: 'b', from: '2027-01-01', price: exact(2) },
        { _key: 'c', from: '2026-02-30', price: exact(2) },
        { _key: 'd', price: exact(2) },
      ],
    },
    [
      'price.amount: "" does not work here: write digits with at most 2 decimals, such as 125 or 125.50',
      'changes[b].from: Another new price holds from this day on: remove one of them',
      'changes[c].from: "2026-02-30" is no day: write one such as 2027-01-01',
      'changes[d].from: Choose the first day of this price',
    ],
  ],
  [{ kind: 'quote' }, ['reason: Choose the reason']],
  [{ kind: 'quote', reason: 'gone' }, ['reason: What was chosen here is gone: choose another, or add it again']],
  [{ kind: 'by', input: 'size', rows: rows(['small', exact(1)]) }, ['rows: Write a price for Large, or one for all others']],
  [{ kind: 'by', input: 'size', rows: rows(['small', exact(1)]), else: exact(2) }, []],
  [
    { kind: 'by', input: 'size', rows: rows(['small', exact(1)], ['large', exact('')]) },
    ['rows[large].price.amount: "" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
  ],
  [
    { kind: 'by', input: 'size', rows: rows(['tiny', exact(1)]), else: exact(2) },
    ['rows[tiny].option: “Tiny” is gone: choose another, or add it again'],
  ],
  [
    {
      kind: 'by',
      input: 'size',
      rows: [
        { _key: 'a', option: 'small', price: exact(1) },
        { _key: 'b', option: 'small', price: exact(1) },
      ],
      else: exact(1),
    },
    ['rows[b].option: Stands twice: remove one of them'],
  ],
  [
    { kind: 'by', input: 'size', rows: rows(['small', exact(1)], ['large', exact(1)]), else: exact(1) },
    ['else: Nothing is left for this: set a row to “As all others”, or take this away'],
  ],
  [{ kind: 'by', input: 'colour', rows: [] }, ['input: “Colour” is gone: choose another, or add it again']],
  [{ kind: 'by', input: '$package', rows: rows(['basic', exact(1)]) }, []],
  [
    { kind: 'bands', input: 'length', bands: bands([10, exact(1)], [10, exact(2)], [undefined, exact(3)]) },
    ['bands[1].upTo: Must be more than in the step before'],
  ],
  [
    { kind: 'bands', input: 'length', bands: bands([undefined, exact(1)], [20, exact(2)]) },
    [
      'bands[0].upTo: Write a number: only the last step may go without an end',
      'bands[1].upTo: Leaves larger answers without a price: leave it empty, or write 40 or more',
    ],
  ],
  [
    { kind: 'bands', input: 'number', bands: bands([2.5, exact(1)], [undefined, exact(1)]) },
    ['bands[0].upTo: Must be written without decimals, as answers to the question are'],
  ],
  [{ kind: 'bands', input: 'number', bands: [] }, ['bands: Add a step']],
  [{ kind: 'per', input: 'length' }, ['rate: Write a number, such as 125 or 125.50']],
  [
    { kind: 'per', rate: 100, each: 0, roundUp: 'x' },
    [
      'input: Choose the question',
      'each: Must be above 0, and at most 1,000,000,000',
      'roundUp: "x" does not work here: write digits without decimals, such as 10',
    ],
  ],
  [
    { kind: 'per', input: 'length', tiers: [{ _key: '0', upTo: 10, rate: 100 }, { _key: '1' }] },
    ['tiers[1].rate: Write a number, such as 125 or 125.50'],
  ],
  [{ kind: 'limit', min: 500, max: 400, price: exact(1) }, ['max: Must not be less than the least that is charged']],
  [
    {
      kind: 'sum',
      of: [
        { _key: 'a', ...exact('x') },
        { _key: 'b', ...exact(1) },
      ],
    },
    ['of[a].amount: "x" does not work here: write digits with at most 2 decimals, such as 125 or 125.50'],
  ],
])('%j', (price, expected) => {
  const said = priceProblems(price, scope).map(({ path, message }) => `${pathText(path)}: ${message}`)
  expect(said).toEqual(expected)
  expect(priceWords(price, scope, { money, wording: content.messages.price }) === null).toBe(expected.length > 0)
})

test('a duration is refused in words of time', () => {
  expect(priceProblems({ kind: 'exact', amount: 0 }, durationScope(category)).map(({ message }) => message)).toEqual([
    'Must be from 1 minute to 240 hours',
  ])
})

/** A price, and how the site writes it. */
test.each<[object, string[]]>([
  [{ kind: 'from', amount: 12500 }, ['$125+']],
  [{ kind: 'range', low: 20000, high: 30000 }, ['$200-$300']],
  [{ kind: 'quote', reason: 'far-away' }, ['Call for Quote']],
  [{ kind: 'included', amount: 5 }, ['Included']],
  [{ kind: 'by', input: 'size', rows: rows(['large', exact(200)]), else: exact(100) }, ['Tiny: $1', 'Large: $2']],
  [{ kind: 'by', input: '$package', rows: rows(['basic', exact(100)]) }, ['Basic: $1']],
  [{ kind: 'per', input: 'length', rate: 100, each: 10 }, ['$1 per 10 feet']],
  [{ kind: 'scale', bps: 15000, price: { _type: 'Price', kind: 'named', name: 'usual' } }, ['$75']],
  [{ kind: 'named', name: 'by-size' }, ['Tiny: $7', 'Large: $7']],
  [
    { kind: 'dated', price: exact(100), changes: [{ _key: 'a', _type: 'DatedChange', from: '2027-01-01', price: exact(200) }] },
    ['$1', 'From January 1, 2027: $2'],
  ],
])('%j reads %j', (price, expected) => {
  const labels = [{ input: 'size', option: 'small', label: 'Tiny' }]
  const named = priceScope(category, [{ id: 'far-away' }], money, { item: { labels }, prices: shared })
  const words = priceWords(price, named, { money, wording: content.messages.price })
  expect(words?.map(row => [...row.labels, row.text].join(': '))).toEqual(expected)
  const [first] = priceWords(price, scope, { money, wording: content.messages.price, unitLabel: 'pair' }) ?? []
  expect(first?.text).toMatch(/ per pair$/)
})

test('every price of content reads in a draft as it does on the site', () => {
  for (const category of content.categories) {
    const document = toDocuments({ ...content, categories: [category] }).find(({ id }) => id === category.id)
    const drafts = findPrices(document?.['packages']).filter(({ type }) => type === 'Price')
    for (const [position, chosen] of category.packages.entries()) {
      const context = { category, package: chosen, money, wording: content.messages.price }
      const onSite = priceRows(chosen.price, context).map(({ labels, text }) => ({ labels, text }))
      const scope = priceScope(document, content.business.reasons, money, { item: chosen })
      const words = priceWords(drafts[position]?.value, scope, { money, wording: content.messages.price })
      expect(words).toEqual(onSite)
    }
  }
  expect.hasAssertions()
})

function pathText(path: readonly (string | { _key: string })[]): string {
  return path.map((part, position) => (typeof part === 'string' ? `${position === 0 ? '' : '.'}${part}` : `[${part._key}]`)).join('')
}

test('the price of a rule, and no other, may have steps over when the visit is', () => {
  const steps = { _type: 'Price', kind: 'bands', input: '$notice', bands: bands([2, exact(9000)], [24, exact(4000)], [undefined, exact(100)]) }
  const ofRule = priceScope(category, [], money, { isOfRule: true })
  expect(priceProblems(steps, ofRule)).toEqual([])
  expect(priceWords(steps, ofRule, { money, wording: content.messages.price })).toEqual([
    { labels: ['Up to 2 hours'], text: '$90' },
    { labels: ['2 to 24 hours'], text: '$40' },
    { labels: ['Above 24 hours'], text: '$1' },
  ])
  expect(priceProblems(steps, scope).map(({ message }) => message)).toEqual(['What was chosen here is gone: choose another, or add it again'])
})
