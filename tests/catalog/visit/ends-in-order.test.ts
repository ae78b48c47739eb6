import { expect, test } from 'vitest'
import type { CatalogContent, CatalogVisit } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { estimateVisit } from '#src/catalog/visit/estimate-visit.ts'
import { resolveVisit, type VisitSelection } from '#src/catalog/visit/resolve-visit.ts'
import type { Category, ItemCount, Price, VisitRule } from '#src/contract/generated/types.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawAskedVisit, drawVisit } from '#tests/support/prices/random-visit.ts'
import { visitOracle } from '#tests/support/prices/visit-oracle.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

// docs/price-language.md, "A visit of several items": no answer has a high end below its low one; `CATALOGS=10000` for more, with SEED for others.
const patience = 240_000
const CATALOGS = sizeOf('CATALOGS', { everyday: 150, all: 1000 })

const discount = (id: string, bps: number, items: ItemCount = { min: 2 }): VisitRule => ({
  id,
  title: id,
  when: { items },
  effect: { kind: 'percent', bps, of: 'base' },
})
const way = (price: Price): VisitRule => ({ id: 'way', title: 'Way', effect: { kind: 'add', price } })
const atMost = (max: number): Partial<Category> => ({ limit: { title: 'Most', max } })
const HALF: VisitRule = { id: 'half', title: 'Half', effect: { kind: 'percent', bps: -5000, of: 'base' } }

// Of two items at $100 to $200 each.
test.each<[string, Partial<Category>, VisitRule[], string]>([
  ['wide enough: each item is 100 to 150', atMost(15_000), [discount('tenth', -1000)], '180..260 tenth -20..-40'],
  ['a maximum: each item is 100 to 105', atMost(10_500), [discount('tenth', -1000)], '180..190 tenth -20..-20'],
  ['a minimum: each item is 200', { limit: { title: 'Least', min: 20_000 } }, [discount('tenth', -1000)], '380..380 tenth -20..-20'],
  ['of the second alone', atMost(10_500), [discount('third', -3000, { full: 1 })], '170..180 third -30..-30'],
  ['two discounts', atMost(10_500), [discount('some', -500), discount('second', -1000, { full: 1 })], '180..190 some -10..-10 second -10..-10'],
  [
    'a fee that is a range stays one',
    atMost(10_500),
    [discount('tenth', -1000), way({ kind: 'range', low: 0, high: 500 })],
    '180..195 tenth -20..-20 way 0..5',
  ],
  [
    "a discount of the category's own: each item is 50 to 100",
    { rules: [HALF] },
    [discount('most', -6000), way({ kind: 'exact', amount: 5000 })],
    '30..130 most -120..-120 way 50..50',
  ],
])('a discount takes no more off the high end than off the low one where that would end below: %s', (_, changed, rules, wanted) => {
  const { visit, categories, ...others } = { ...loadSample(), visit: { mostItems: 5, rules } }
  const price: Price = { kind: 'range', low: 10_000, high: 20_000 }
  const priced = categories.map(each =>
    each.id === 'Motorcycle' ? { ...each, ...changed, packages: each.packages.map(item => ({ ...item, price })) } : each,
  )
  const content = { ...others, categories: priced, visit }
  const motorcycle = { category: 'Motorcycle', package: 'motorcycle-standard-detail', inputs: {}, addons: [] }
  const asked: VisitSelection = { items: [motorcycle, motorcycle], inputs: {}, date: null }
  expect(told(estimated(content, asked))).toBe(wanted)
  expect(told(visitOracle(content, visit, asked))).toBe(wanted)
})

test('ranges of which each end has its own dearest item are published, and in order', () => {
  const sample = loadSample()
  const price: Price = { kind: 'range', low: 10_000, high: 20_000 }
  const rules: VisitRule[] = [discount('free', -10_000, { full: 1, max: 2 })]
  const own: Category['rules'] = [{ id: 'own', title: 'Own', effect: { kind: 'percent', bps: -1000, of: 'base' } }]
  const visit: CatalogVisit = { mostItems: 5, rules }
  const categories = sample.categories.map(each =>
    each.id === 'Motorcycle'
      ? { ...each, rules: own, packages: each.packages.map(item => (item.id.endsWith('detail') ? { ...item, price } : item)) }
      : each,
  )
  const content = { ...sample, categories, visit }
  expect(publishCheck(content).problems).toEqual([])
  const item = (chosen: string) => ({ category: 'Motorcycle', package: chosen, inputs: {}, addons: [] })
  const asked: VisitSelection = { items: [item('motorcycle-standard-detail'), item('motorcycle-buff-polish')], inputs: {}, date: null }
  // At most 360, of which the free one could be 200.
  expect(told(estimated(content, asked))).toBe('170..260 free -100..-100')
  expect(told(visitOracle(content, visit, asked))).toBe('170..260 free -100..-100')
})

test(`no visit of ${CATALOGS} random catalogs ends below its beginning, and its lines add up (seed ${SEED})`, { timeout: patience }, () => {
  const draw = drawFromSeed(SEED)
  const seen = { priced: 0, mended: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const content = narrowed(draw, drawContent(draw))
    const { catalog } = compiledOf(content)
    const asked = drawAskedVisit(draw, content, content.visit, item => resolve(catalog, { ...item, date: null }).ok)
    if (asked.items.length === 0) continue
    const found = estimated(content, asked)
    const { low, high, lines } = found
    // What the publish check sees to.
    const isInOrder = found.items.every(item => (item.high ?? Infinity) >= (item.low ?? 0))
    if (low === null || !isInOrder) continue
    seen.priced++
    if (lines.some(line => line.id.startsWith('off-') && line.low === line.high && line.low !== 0)) seen.mended++
    const said = JSON.stringify({ seed: SEED, n, visit: content.visit, asked })
    expect(high ?? Infinity, said).toBeGreaterThanOrEqual(low)
    if (lines.every(line => line.high !== null)) expect(sum(lines.map(line => line.high ?? 0)), said).toBe(high)
    expect(told(found), said).toBe(told(visitOracle(content, content.visit, asked)))
  }
  expect(seen.priced).toBeGreaterThan(CATALOGS / 10)
  expect(seen.mended).toBeGreaterThan(CATALOGS / 50)
})

/** With limits that cut and lift ranges, and visits that take off percentages. */
function narrowed(draw: Draw, content: CatalogContent): CatalogContent & { visit: CatalogVisit } {
  const categories = content.categories.map(category => {
    const amount = draw.between(1, 60_000)
    return draw.chance(80) ? { ...category, limit: { title: 'Limit', ...(draw.chance(50) ? { min: amount } : { max: amount }) } } : category
  })
  const drawn = drawVisit(draw, { ...content, categories })
  const offs = draw
    .times(draw.between(1, 3), () => null)
    .map((_, at): VisitRule => {
      const full = draw.chance(30) && drawn.mostItems > 1 ? { full: 1 } : {}
      const of = draw.chance(70) ? 'base' : 'package'
      return { id: `off-${at}`, title: 'Off', when: { items: { ...full } }, effect: { kind: 'percent', bps: -draw.between(100, 6000), of } }
    })
  return { ...content, categories, visit: { ...drawn, rules: [...(drawn.rules ?? []), ...offs] } }
}

function compiledOf(content: CatalogContent) {
  const compiled = compile(content)
  if (!compiled.ok || compiled.visit === null) throw new Error(JSON.stringify(compiled))
  return { catalog: compiled.catalog, plan: compiled.visit }
}

function estimated(content: CatalogContent, asked: VisitSelection) {
  const { catalog, plan } = compiledOf(content)
  const resolution = resolveVisit(catalog, plan, asked)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  return estimateVisit(plan, resolution.items, resolution.own)
}

/** The ends of a visit and of the lines that it adds, in whole units. */
function told({ low, high, lines }: Estimate): string {
  const span = (ends: { low: number | null; high: number | null }) => `${Number(ends.low) / 100}..${ends.high === null ? '' : ends.high / 100}`
  return [
    span({ low, high }),
    ...lines.filter(({ item, kind }) => item === undefined && kind === 'rule').map(line => `${line.id} ${span(line)}`),
  ].join(' ')
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0)
}
