import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import type { Addon, Category, Input, Price } from '#src/contract/generated/types.ts'
import { oracle } from '#tests/support/price-oracle.ts'
import { sampleRevision } from '#tests/support/sample-revision.ts'

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
    ['Up to 2 areas: Up to $1 per 3 areas, rounded up to the next 3 areas', 'Above 2 areas: $1 per 3 areas, rounded up to the next 3 areas'],
  ],
])('%j reads %j', (price, expected) => {
  const rows = priceRows(price, { category: categoryOf(price, { inputs: [count] }), package: null, money, wording: sample.messages.price })
  expect(rows.map(({ labels, text }) => [...labels, text].join(': '))).toEqual(expected)
})
