import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import type { Addon, Category, Input, Price } from '#src/contract/generated/types.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content: sample, money } = await sampleRevision()
const plain = sample.categories.find(({ inputs }) => inputs.length === 0) as Category
const [reason] = sample.business.reasons
const exact = (amount: number): Price => ({ kind: 'exact', amount })

const count: Input = {
  id: 'count',
  kind: 'number',
  label: 'How many',
  unit: 'area',
  units: 'areas',
  show: 'used',
  required: '',
  min: 1,
  max: 20,
  overMax: reason?.id ?? '',
}

const choice = (id: string, ...options: string[]): Input => ({
  id,
  kind: 'choice',
  label: id,
  show: 'used',
  required: '',
  options: options.map(option => ({ id: option, label: `A ${option} one` })),
})

const times = (bps: number, price: Price): Price => ({ kind: 'scale', bps, price })

const sixTimes = (bps: number, price: Price): Price => [1, 2, 3, 4, 5, 6].reduce(inner => times(bps, inner), price)

const addons = (...items: Addon[]): Category['addonGroups'] => [{ id: 'extras', title: 'Extras', choose: 'any', items }]

function categoryOf(price: Price, more: Partial<Category> = {}): Category {
  return { ...plain, rules: [], ...more, packages: [{ id: 'wash', title: 'Wash', description: 'Wash.', features: [], price }] }
}

const answered = (inputs: Selection['inputs'], taken: string[] = []): Selection => ({
  category: plain.id,
  package: 'wash',
  inputs,
  addons: taken,
  date: null,
})

/** Rules of published price lists with their figures, worked out by hand: state, low, high, then each line as `id low high`. */
test.each<[string, Category, Selection, string[]]>([
  [
    'what is included stays so above the number that multiplies, as the package or an add-on, whatever says it',
    categoryOf(exact(8000), {
      inputs: [count],
      times: 'count',
      addonGroups: addons(
        { id: 'wipe', title: 'Wipe', price: { kind: 'included' } },
        { id: 'wax', title: 'Wax', price: exact(2000), includedIn: ['wash'] },
        { id: 'trim', title: 'Trim', price: { kind: 'per', input: 'count', tiers: [{ upTo: 1, rate: 0 }, { rate: 100 }] } },
        { id: 'seal', title: 'Seal', price: exact(2000) },
      ),
    }),
    answered({ count: 21 }, ['wipe', 'wax', 'trim', 'seal']),
    ['consultation', 'wash null null', 'wipe 0 0', 'wax 0 0', 'trim null null', 'seal null null'],
  ],
  [
    'from $5 to $15 per area, of one area no less than $25',
    categoryOf({ kind: 'limit', min: 2500, price: { kind: 'per', input: 'count', rate: 500, highRate: 1500 } }, { inputs: [count] }),
    answered({ count: 1 }),
    ['priced 2500 2500', 'wash 2500 2500'],
  ],
  [
    'from $5 to $15 per area, of four areas',
    categoryOf({ kind: 'limit', min: 2500, price: { kind: 'per', input: 'count', rate: 500, highRate: 1500 } }, { inputs: [count] }),
    answered({ count: 4 }),
    ['priced 2500 6000', 'wash 2500 6000'],
  ],
  [
    'the first areas free or cheap, then a range with thirds of a cent',
    categoryOf(
      {
        kind: 'per',
        input: 'count',
        each: 3,
        tiers: [
          { upTo: 2, rate: 0, highRate: 100 },
          { rate: 300, highRate: 400 },
        ],
      },
      { inputs: [count] },
    ),
    // (2 x 0 + 3 x 300) / 3, and (2 x 100 + 3 x 400) / 3 = 466.67
    answered({ count: 5 }),
    ['priced 300 467', 'wash 300 467'],
  ],
  ['150 times 1.3 times 1.5', categoryOf(times(15000, times(13000, exact(15000)))), answered({}), ['priced 29250 29250', 'wash 29250 29250']],
  [
    'by the condition, then by the size: 150 x 1.3 x 1.5, and the options without a factor once',
    categoryOf(
      {
        kind: 'scale',
        input: 'size',
        factors: [{ option: 'large', bps: 15000 }],
        bps: 10000,
        price: { kind: 'scale', input: 'condition', factors: [{ option: 'poor', bps: 13000 }], bps: 10000, price: exact(15000) },
      },
      { inputs: [choice('size', 'small', 'large'), choice('condition', 'fair', 'poor')] },
    ),
    answered({ size: 'large', condition: 'poor' }),
    ['priced 29250 29250', 'wash 29250 29250'],
  ],
  // 101 / 4 = 25.25; rounded in between it would be 26.
  ['half of a half is rounded once', categoryOf(times(5000, times(5000, exact(101)))), answered({}), ['priced 25 25', 'wash 25 25']],
  [
    'two halves of a cent are a cent',
    categoryOf({ kind: 'sum', of: [times(5000, exact(101)), times(5000, exact(101))] }),
    answered({}),
    ['priced 101 101', 'wash 101 101'],
  ],
  [
    'a surcharge for a size cut by 40 %, what is outside it whole; a minimum inside is cut too, and what is open stays open',
    categoryOf({
      kind: 'sum',
      of: [
        exact(10000),
        times(6000, { kind: 'limit', min: 2500, price: { kind: 'range', low: 2000, high: 5000 } }),
        times(6000, { kind: 'from', amount: 999 }),
      ],
    }),
    // 100 + 15 + 5.994; the high end has no end
    answered({}),
    ['priced 12099 null', 'wash 12099 null'],
  ],
  [
    'a factor whose question is open has no price yet',
    categoryOf(
      {
        kind: 'scale',
        input: 'size',
        factors: [
          { option: 'small', bps: 9000 },
          { option: 'large', bps: 15000 },
        ],
        price: { kind: 'per', input: 'count', rate: 333, each: 3 },
      },
      { inputs: [count, choice('size', 'small', 'large')] },
    ),
    answered({}),
    ['incomplete'],
  ],
  [
    'a factor of a rate above the most that is asked is a consultation',
    categoryOf(times(15000, { kind: 'per', input: 'count', rate: 100 }), { inputs: [count] }),
    answered({ count: 21 }),
    ['consultation', 'wash null null'],
  ],
])('%s', (_, category, selection, expected) => {
  const content = { business: sample.business, categories: [category] }
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const resolution = resolve(compiled.catalog, selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  const found = estimate(resolution.resolved)
  expect(inShort(found)).toEqual(expected)
  expect(oracle(content, selection)).toEqual({ estimate: found })
})

function inShort({ state, low, high, lines }: Estimate): string[] {
  return [state === 'priced' ? `priced ${low} ${high}` : state, ...lines.map(line => `${line.id} ${line.low} ${line.high}`)]
}

/** How the same rules read. */
test.each<[Price, string[]]>([
  [{ kind: 'per', input: 'count', rate: 500, highRate: 1500 }, ['$5-$15 per area']],
  [{ kind: 'per', input: 'count', rate: 500, highRate: 1500, open: true }, ['$5-$15+ per area']],
  [{ kind: 'limit', min: 2500, price: { kind: 'per', input: 'count', rate: 500, highRate: 1500 } }, ['$5-$15 per area, at least $25']],
  [
    { kind: 'per', input: 'count', each: 3, roundUp: 3, tiers: [{ upTo: 2, rate: 0, highRate: 100 }, { rate: 100 }] },
    [
      'Up to 2 areas: Up to $1 per 3 areas, rounded up to the next 3 areas',
      'Above 2 areas: Up to $0.67 + $1 per 3 areas above 2, rounded up to the next 3 areas',
    ],
  ],
  [times(15000, times(13000, exact(15000))), ['$292.50']],
  [times(5000, times(5000, exact(101))), ['$0.25']],
  // 32 x 1.5^6 = 364.5, and 500,000 x 1.3^6 = 2,413,404.5: many factors are still exact.
  [sixTimes(15000, exact(32)), ['$3.65']],
  [sixTimes(13000, exact(500_000)), ['$24,134.05']],
  [times(6000, { kind: 'sum', of: [{ kind: 'from', amount: 1000 }, { kind: 'included' }] }), ['$6+']],
  [
    times(15000, { kind: 'limit', min: 2500, price: { kind: 'per', input: 'count', rate: 500, highRate: 1500 } }),
    ['$7.50-$22.50 per area, at least $37.50'],
  ],
  [
    { kind: 'scale', input: 'size', factors: [{ option: 'large', bps: 15000 }], bps: 10000, price: { kind: 'range', low: 0, high: 1001 } },
    ['A small one: Up to $10.01', 'A large one: Up to $15.02'],
  ],
  [
    {
      kind: 'scale',
      input: 'size',
      factors: [{ option: 'large', bps: 15000 }],
      bps: 10000,
      price: { kind: 'bands', input: 'count', bands: [{ upTo: 2, price: exact(1000) }, { price: exact(3000) }] },
    },
    [
      'size: A small one: How many: Up to 2 areas: $10',
      'size: A small one: How many: Above 2 areas: $30',
      'size: A large one: How many: Up to 2 areas: $15',
      'size: A large one: How many: Above 2 areas: $45',
    ],
  ],
])('%j reads %j', (price, expected) => {
  const rows = priceRows(price, {
    category: categoryOf(price, { inputs: [count, choice('size', 'small', 'large')] }),
    package: null,
    money,
    wording: sample.messages.price,
  })
  expect(rows.map(({ labels, text }) => [...labels, text].join(': '))).toEqual(expected)
})
