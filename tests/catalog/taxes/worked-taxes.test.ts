import { describe, expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { estimateVisit } from '#src/catalog/visit/estimate-visit.ts'
import { resolveVisit } from '#src/catalog/visit/resolve-visit.ts'
import { validateBusiness, validateCategory } from '#src/contract/generated/content-validators.js'
import type { Addon, Category, Price, Rule, Tax, Taxes } from '#src/contract/generated/types.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { SALES_TAX, taxesOf, VAT } from '#tests/support/content/taxed.ts'

const sample = loadSample()
const plain = sample.categories.find(({ inputs }) => inputs.length === 0) as Category
const exact = (amount: number): Price => ({ kind: 'exact', amount })
const addon = (id: string, price: Price): Addon => ({ id, title: id, price })
const rule = (id: string, amount: number): Rule => ({ id, title: id, effect: { kind: 'amount', amount } })

interface Worked {
  title: string
  price?: Price
  addons?: Addon[]
  rules?: Rule[]
  limit?: Category['limit']
  taxes?: Taxes
  own?: Tax[]
  date?: string
  /** State, low and high, each line as `id low high`, each note as its title and amounts. */
  wanted: string[]
}

const CENTS = [addon('one', exact(108)), addon('two', exact(108))]

const WORKED: Worked[] = [
  { title: 'sales tax is a line of its own', wanted: ['79.50', 'wash 75', 'sales 4.50'] },
  { title: 'one that is included is no line, but said', taxes: taxesOf([VAT]), wanted: ['75', 'wash 75', 'Includes 23% VAT 14.02'] },
  { title: 'halves are rounded up: 6 % of 1.25 is 0.08', price: exact(125), wanted: ['1.33', 'wash 1.25', 'sales 0.08'] },
  {
    title: 'once for the total: 6 % of 3.24 is 0.19',
    price: exact(108),
    addons: CENTS,
    wanted: ['3.43', 'wash 1.08', 'one 1.08', 'two 1.08', 'sales 0.19'],
  },
  {
    title: 'line by line: three times 6 % of 1.08 is 0.18',
    price: exact(108),
    addons: CENTS,
    taxes: taxesOf([SALES_TAX], 'line'),
    wanted: ['3.42', 'wash 1.08', 'one 1.08', 'two 1.08', 'sales 0.18'],
  },
  {
    title: 'the ends of a range by themselves',
    price: { kind: 'range', low: 5000, high: 10_000 },
    wanted: ['53..106', 'wash 50..100', 'sales 3..6'],
  },
  { title: 'what is open stays open', price: { kind: 'from', amount: 5000 }, wanted: ['53+', 'wash 50+', 'sales 3+'] },
  {
    title: 'a maximum ends what is open before it is taxed',
    price: { kind: 'from', amount: 5000 },
    limit: { title: 'At most', max: 9000 },
    wanted: ['53..95.40', 'wash 50+', 'maximum 0+', 'sales 3..5.40'],
  },
  {
    title: 'after the discounts and the minimum',
    rules: [rule('off', -5000)],
    limit: { title: 'At least', min: 4000 },
    wanted: ['42.40', 'wash 75', 'off -50', 'minimum 15', 'sales 2.40'],
  },
  {
    title: 'on some lines: chemicals alone',
    addons: [addon('chlorine', exact(2000)), addon('brush', exact(1000))],
    own: [{ ...SALES_TAX, on: { addons: ['chlorine'] } }],
    wanted: ['106.20', 'wash 75', 'chlorine 20', 'brush 10', 'sales 1.20'],
  },
  {
    title: 'on some lines it is at most that on the total: a discount is not on them',
    rules: [rule('off', -7000)],
    own: [{ ...SALES_TAX, on: { packages: true } }],
    wanted: ['5.30', 'wash 75', 'off -70', 'sales 0.30'],
  },
  {
    title: 'a discount that is named makes the tax on named lines less',
    addons: [addon('brush', exact(10_000))],
    rules: [rule('off', -2500)],
    own: [{ ...SALES_TAX, on: { packages: true, rules: ['off'] } }],
    wanted: ['153', 'wash 75', 'brush 100', 'off -25', 'sales 3'],
  },
  {
    title: 'on all but one add-on: what is made later is taxed, and so is what a rule adds',
    addons: [addon('chlorine', exact(2000)), addon('later', exact(1000))],
    rules: [rule('fee', 500)],
    own: [{ ...SALES_TAX, except: { addons: ['chlorine'] } }],
    wanted: ['115.40', 'wash 75', 'chlorine 20', 'later 10', 'fee 5', 'sales 5.40'],
  },
  {
    title: 'on all but a package: its add-ons are taxed, and what a minimum adds',
    addons: [addon('brush', exact(1000))],
    limit: { title: 'At least', min: 10_000 },
    own: [{ ...SALES_TAX, except: { packages: ['wash'] } }],
    wanted: ['101.50', 'wash 75', 'brush 10', 'minimum 15', 'sales 1.50'],
  },
  {
    title: 'a discount that is excepted makes the tax no less, though never more than on the total',
    addons: [addon('brush', exact(10_000))],
    rules: [rule('off', -2500)],
    own: [{ ...SALES_TAX, except: { addons: ['brush'], rules: ['off'] } }],
    wanted: ['154.50', 'wash 75', 'brush 100', 'off -25', 'sales 4.50'],
  },
  {
    title: 'one on some lines that include it, another that is added to all but these',
    addons: [addon('wax', exact(12_300))],
    own: [
      { ...VAT, on: { addons: ['wax'] } },
      { ...SALES_TAX, except: { addons: ['wax'] } },
    ],
    wanted: ['202.50', 'wash 75', 'wax 123', 'sales 4.50', 'Includes 23% VAT 23'],
  },
  {
    title: 'a tax on what is not taken is not said',
    own: [{ ...SALES_TAX, on: { rules: ['fee'] }, when: { weekdays: ['monday'] } }],
    rules: [{ ...rule('fee', 500), when: { weekdays: ['sunday'] } }],
    date: '2027-01-04',
    wanted: ['75', 'wash 75'],
  },
  {
    title: 'the high end is never taxed less than the low one, though a discount there is larger',
    price: { kind: 'range', low: 10_000, high: 100_000 },
    addons: [addon('brush', exact(5000))],
    rules: [{ id: 'off', title: 'off', effect: { kind: 'percent', bps: -400, of: 'base' } }],
    own: [{ ...SALES_TAX, id: 'city', bps: 1000, on: { addons: ['brush'], rules: ['off'] } }],
    wanted: ['148.40..1012.40', 'wash 100..1000', 'brush 50', 'off -6..-42', 'city 4.40'],
  },
  { title: 'a category without tax', own: [], wanted: ['75', 'wash 75'] },
  {
    title: 'two of them, none on the other',
    taxes: taxesOf([SALES_TAX, { id: 'city', title: 'city tax', bps: 250, included: false }]),
    wanted: ['81.38', 'wash 75', 'sales 4.50', 'city 1.88'],
  },
  ...['2026-12-31', '2027-01-01', undefined].map((date): Worked => ({
    title: `25 % from January 2027 on, ${date ?? 'without a day'}`,
    taxes: taxesOf([
      { ...VAT, when: { date: { until: '2026-12-31' } } },
      { ...VAT, id: 'vat-2027', bps: 2500, when: { date: { from: '2027-01-01' } } },
    ]),
    ...(date !== undefined && { date }),
    wanted: [
      '75',
      'wash 75',
      ...(date === undefined ? ['23% VAT', '25% VAT'] : date < '2027' ? ['Includes 23% VAT 14.02'] : ['Includes 25% VAT 15']),
    ],
  })),
]

test.each(WORKED)('$title', ({ price = exact(7500), addons = [], rules = [], limit, taxes = taxesOf([SALES_TAX]), own, date = null, wanted }) => {
  const category: Category = {
    ...plain,
    rules,
    ...(limit && { limit }),
    ...(own && { taxes: own }),
    addonGroups: [{ id: 'extras', title: 'Extras', choose: 'any', items: addons }],
    packages: [{ id: 'wash', title: 'Wash', description: 'Wash.', features: [], price }],
  }
  const content = { business: { ...sample.business, taxes }, categories: [category] }
  const selection = { category: plain.id, package: 'wash', inputs: {}, addons: addons.map(({ id }) => id), date }
  const verdict = oracle(content, selection)
  expect('refused' in verdict ? verdict : inShort(verdict.estimate), 'the oracle').toEqual(wanted)
  expect(inShort(priced(content, selection))).toEqual(wanted)
})

describe('a visit of several items', () => {
  const content: CatalogContent = { ...sample, business: { ...sample.business, taxes: taxesOf([SALES_TAX]) } }
  const item = (chosen: string) => ({ category: 'Motorcycle', package: chosen, inputs: {}, addons: [] })

  test('is taxed once, with what the visit adds', () => {
    const trip: Rule = { id: 'trip', title: 'Trip', effect: { kind: 'amount', amount: 2511 } }
    const found = visitOf({ ...content, visit: { mostItems: 3, rules: [trip] } }, [
      item('motorcycle-standard-detail'),
      item('motorcycle-standard-detail'),
    ])
    expect(inShort(found)).toEqual(['185.62', 'motorcycle-standard-detail 75', 'motorcycle-standard-detail 75', 'trip 25.11', 'sales 10.51'])
    expect(found.lines.map(({ item: of }) => of)).toEqual([0, 1, undefined, undefined])
  })

  test('an item of a category without tax is not taxed, and the same tax of two categories is one line', () => {
    const [car, ...others] = content.categories as [Category, ...Category[]]
    const categories = [{ ...car, taxes: [{ ...SALES_TAX, on: { packages: true } }] }, ...others]
    const gold = { category: car.id, package: 'car-gold-shine', inputs: { size: 'sedan' }, addons: [] }
    const visit = { mostItems: 3 }
    const both = visitOf({ ...content, categories, visit }, [gold, item('motorcycle-standard-detail')])
    expect(both.lines.filter(({ kind }) => kind === 'tax')).toHaveLength(1)
    const exempt = categories.map(category => (category.id === car.id ? { ...category, taxes: [] } : category))
    expect(visitOf({ ...content, categories: exempt, visit }, [gold, item('motorcycle-standard-detail')]).lines.at(-1)).toMatchObject({
      kind: 'tax',
      low: 450,
    })
  })
})

test.each([
  ['a tax of 0', 0],
  ['a tax of more than 100 %', 10_001],
  ['a tax of half a hundredth of a percent', 0.5],
])('%s is refused', (_, bps) => {
  const category = { ...plain, taxes: [{ ...SALES_TAX, bps }] }
  expect(validateCategory(category)).toBe(false)
  expect(validateCategory({ ...plain, taxes: [SALES_TAX] })).toBe(true)
  expect(validateBusiness({ ...sample.business, taxes: taxesOf([{ ...SALES_TAX, bps }]) })).toBe(false)
})

function priced(content: CatalogContent, selection: Selection): Estimate {
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const resolution = resolve(compiled.catalog, selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  return estimate(resolution.resolved)
}

function visitOf(content: CatalogContent, items: Parameters<typeof resolveVisit>[2]['items']): Estimate {
  const compiled = compile(content)
  if (!compiled.ok || compiled.visit === null) throw new Error(JSON.stringify(compiled))
  const resolution = resolveVisit(compiled.catalog, compiled.visit, { items, inputs: {}, date: null })
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  return estimateVisit(compiled.visit, resolution.items, resolution.own)
}

function inShort({ low, high, lines, notes }: Estimate): string[] {
  return [
    amounts({ low, high }),
    ...lines.map(line => `${line.id} ${amounts(line)}`),
    ...notes.map(note => [note.title, ...(note.low === null ? [] : [amounts(note)])].join(' ')),
  ]
}

function amounts({ low, high }: Pick<Estimate, 'low' | 'high'>): string {
  const text = (amount: number | null) => (amount === null ? '' : (amount / 100).toFixed(2).replace(/\.00$/, ''))
  return low === high ? text(low) : high === null ? `${text(low)}+` : `${text(low)}..${text(high)}`
}
