import { expect, test } from 'vitest'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { toldOffers } from '#src/catalog/told/told-offer.ts'
import { readerOf } from '#src/catalog/inputs/code.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { Category, Package, Price } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { followingFrom } from '#tests/support/prices/oracle-answers.ts'
import { drawAnswer } from '#tests/support/prices/random-selection.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { offersOf, type Specification } from '#tests/support/prices/schema-org.ts'
import { SEED } from '#tests/support/seed.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=2000 npx vitest run offers` for more of them. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 40, all: 250 })
const TODAY = '2027-01-04'

const { content: sample, money } = await sampleRevision()

interface Span {
  low: number
  high: number | null
}

/** What a specification comes to for some quantities, by unit, as schema.org describes it; in the currency's unit. */
function cost(price: Specification, quantities: Readonly<Record<string, number>>): Span {
  const { price: exact, minPrice = 0, maxPrice, priceComponent } = price
  if (priceComponent !== undefined) {
    const parts = priceComponent.map(part => cost(part, quantities))
    const high = parts.some(part => part.high === null) ? null : parts.reduce((sum, part) => sum + (part.high ?? 0), 0)
    const clamp = (amount: number) => Math.min(Math.max(amount, minPrice), maxPrice ?? Infinity)
    return { low: clamp(parts.reduce((sum, { low }) => sum + low, 0)), high: high === null ? (maxPrice ?? null) : clamp(high) }
  }
  const ends = exact === undefined ? { low: minPrice, high: maxPrice ?? null } : { low: exact, high: exact }
  const times = price['@type'] === 'UnitPriceSpecification' ? stepsOf(price, quantities[price.unitText ?? ''] ?? 0) : 1
  return { low: ends.low * times, high: ends.high === null ? null : ends.high * times }
}

function stepsOf({ billingIncrement, referenceQuantity, eligibleQuantity = {} }: Specification, quantity: number): number {
  const billed = billingIncrement === undefined ? quantity : Math.ceil(quantity / billingIncrement - 1e-9) * billingIncrement
  const { minValue = 0, maxValue = Infinity } = eligibleQuantity
  return Math.max(0, Math.min(billed, maxValue) - minValue) / (referenceQuantity?.value ?? 1)
}

/** Every kind that is inside of a price. */
function kindsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...('kind' in value && typeof value.kind === 'string' ? [value.kind] : []), ...Object.values(value).flatMap(kindsIn)]
}

/** A drawn category as its packages alone cost, each number in a unit of its own. */
function alone(category: Category): Category {
  const { times: _, limit: __, taxes: ___, ...rest } = category
  const inputs = category.inputs.map(input => ('unit' in input ? { ...input, unit: input.id } : input))
  return { ...rest, inputs, addonGroups: [], rules: [] }
}

/** An answer that the question takes. */
function answerTo(draw: Draw, input: AskedInput, category: Category): string | number {
  if ('options' in input) return draw.one(input.options).id
  if (input.kind === 'number') {
    const step = 10 ** (input.scale ?? 0)
    return draw.between(Math.ceil(input.min * step), Math.floor(input.max * step)) / step
  }
  for (;;) {
    const text = String(drawAnswer(draw, category, input))
    if (readerOf(input)(text) !== null) return text
  }
}

/** Answers of a package's questions, drawn until nothing is missing; null where it asks for a consultation. */
function drawAnswers(draw: Draw, category: Category, item: Package, price: (selection: Selection) => ReturnType<typeof estimate>) {
  const inputs: Record<string, string | number> = {}
  for (;;) {
    const found = price({ category: category.id, package: item.id, inputs, addons: [], date: null })
    const open = category.inputs.filter(isAsked).find(({ id }) => id === found.missing[0])
    if (open === undefined) return found.low === null ? null : { inputs, found }
    inputs[open.id] = answerTo(draw, open, category)
  }
}

test('what search engines are told of a package, reckoned out, is what every kind of its price comes to', () => {
  const draw = drawFromSeed(SEED)
  const seen = new Map<string, number>()
  for (let n = 0; n < CATALOGS; n++) {
    const drawn = drawContent(draw)
    for (const category of drawn.categories.map(alone)) {
      const revision = revisionWith(sample, { business: { reasons: drawn.business.reasons }, categories: [category] })
      const told = offersOf(revision, TODAY, category)
      const price = (selection: Selection) => {
        const resolution = resolve(revision.catalog, selection)
        if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
        return estimate(resolution.resolved)
      }
      for (const item of category.packages) {
        const labels = toldOffers(item, category, { ...revision, today: TODAY }).map(offer => offer.labels)
        const own = told.filter(({ name }) => name === item.title || name.startsWith(`${item.title}, `))
        expect(own.map(({ name }) => name)).toEqual(labels.map(texts => [item.title, ...texts].join(', ')))
        // Factors are multiplied into the rates that are told, which are told to the cent.
        if (kindsIn(item.price).includes('scale')) continue
        const answered = drawAnswers(draw, category, item, price)
        if (answered === null) continue
        const { inputs, found } = answered
        const known = { ...inputs, ...followingFrom(category, inputs) }
        const quantities = Object.fromEntries(Object.entries(known).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
        const where = `SEED=${SEED}, catalog ${n}, ${item.id}, ${JSON.stringify(inputs)}: ${JSON.stringify(own)}`
        const reckoned = own.flatMap(({ priceSpecification }) => (priceSpecification ? [cost(priceSpecification, quantities)] : []))
        const isTold = reckoned.some(({ low, high }) => isNear(low, found.low) && isNear(high, found.high))
        expect(isTold, `${where} is ${found.low} to ${found.high}`).toBe(true)
        for (const kind of kindsIn(item.price)) seen.set(kind, (seen.get(kind) ?? 0) + 1)
      }
    }
  }
  // Else the law would hold of nothing.
  for (const kind of ['exact', 'from', 'range', 'included', 'by', 'bands', 'per', 'sum', 'limit']) expect(seen.get(kind), kind).toBeGreaterThan(5)
})

function isNear(told: number | null, asked: number | null): boolean {
  return told === null || asked === null ? told === asked : Math.abs(told - money.value(asked)) < 0.006
}

const feet: Category['inputs'][number] = {
  id: 'feet',
  kind: 'number',
  label: 'Length',
  unit: 'foot',
  units: 'feet',
  show: 'used',
  required: '',
  min: 1,
  max: 99,
}
const size: Category['inputs'][number] = {
  id: 'size',
  kind: 'choice',
  label: 'Size',
  show: 'always',
  required: '',
  options: ['small', 'large'].map(id => ({ id, label: id })),
}
const perFoot: Price = { kind: 'per', input: 'feet', rate: 500 }
const graduated: Price = {
  kind: 'per',
  input: 'feet',
  tiers: [
    { upTo: 20, rate: 500 },
    { rate: 300, highRate: 400 },
  ],
}
const rate = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD', unitCode: 'FOT' }
const quantity = { '@type': 'QuantitativeValue', unitCode: 'FOT' }
const bySize: Price = { kind: 'by', input: 'size', rows: [{ option: 'small', price: { kind: 'exact', amount: 1000 } }], else: { kind: 'included' } }

const first = { ...rate, price: 5, eligibleQuantity: { ...quantity, maxValue: 20 } }
const others = { ...rate, minPrice: 3, maxPrice: 4, eligibleQuantity: { ...quantity, minValue: 20 } }
const compound = { '@type': 'CompoundPriceSpecification', priceCurrency: 'USD' }

/** How each kind is told, by the name of its offer. */
test.each<[string, Price, Record<string, object>]>([
  ['an amount', { kind: 'exact', amount: 1250 }, { Wash: { '@type': 'PriceSpecification', priceCurrency: 'USD', price: 12.5 } }],
  ['an open amount', { kind: 'from', amount: 1250 }, { Wash: { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: 12.5 } }],
  [
    'a range from nothing',
    { kind: 'range', low: 0, high: 2500 },
    { Wash: { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: 0, maxPrice: 25 } },
  ],
  ['a rate that is a range', { ...perFoot, highRate: 1500 }, { Wash: { ...rate, minPrice: 5, maxPrice: 15 } }],
  ['an open rate that is a range', { ...perFoot, highRate: 1500, open: true }, { Wash: { ...rate, minPrice: 5 } }],
  [
    'a rate for each started ten',
    { ...perFoot, each: 10, roundUp: 10 },
    { Wash: { ...rate, price: 5, referenceQuantity: { ...quantity, value: 10 }, billingIncrement: 10 } },
  ],
  ['graduated rates in one offer', graduated, { Wash: { ...compound, priceComponent: [first, others] } }],
  [
    'a minimum and a maximum',
    { kind: 'limit', min: 4000, max: 90000, price: graduated },
    { Wash: { ...compound, priceComponent: [first, others], minPrice: 40, maxPrice: 900 } },
  ],
  [
    'a sum of amounts',
    {
      kind: 'sum',
      of: [
        { kind: 'exact', amount: 1000 },
        { kind: 'from', amount: 150 },
      ],
    },
    { Wash: { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: 11.5 } },
  ],
  [
    'a sum of a table and a rate',
    { kind: 'sum', of: [bySize, perFoot] },
    {
      'Wash, small': {
        ...compound,
        priceComponent: [
          { '@type': 'PriceSpecification', priceCurrency: 'USD', price: 10 },
          { ...rate, price: 5 },
        ],
      },
      'Wash, large': { ...rate, price: 5 },
    },
  ],
  [
    'steps',
    { kind: 'bands', input: 'feet', bands: [{ upTo: 20, price: { kind: 'exact', amount: 9000 } }, { price: perFoot }] },
    { 'Wash, Up to 20 feet': { '@type': 'PriceSpecification', priceCurrency: 'USD', price: 90 }, 'Wash, Above 20 feet': { ...rate, price: 5 } },
  ],
  ['a factor', { kind: 'scale', bps: 13000, price: perFoot }, { Wash: { ...rate, price: 6.5 } }],
])('%s is told to search engines', (_, price, expected) => {
  const plain = sample.categories.find(({ inputs }) => inputs.length === 0) as Category
  const item = { id: 'wash', title: 'Wash', description: 'Wash.', features: [], price }
  const inputs = kindsIn(price).includes('by') ? [feet, size] : [feet]
  const category: Category = { ...plain, rules: [], inputs, packages: [item], addonGroups: [] }
  const content = { ...sample, business: { ...sample.business, schemaOrg: { type: 'LocalBusiness', unitCodes: [{ unit: 'foot', code: 'FOT' }] } } }
  const revision = revisionWith(content, { business: sample.business, categories: [category] })
  expect(Object.fromEntries(offersOf(revision, TODAY, category).map(({ name, priceSpecification }) => [name, priceSpecification]))).toEqual(expected)
})
