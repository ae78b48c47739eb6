import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { CatalogContent, CatalogVisit } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { estimateVisit, type VisitEstimate } from '#src/catalog/visit/estimate-visit.ts'
import { type Item, resolveVisit, type VisitSelection } from '#src/catalog/visit/resolve-visit.ts'
import type { VisitPlan } from '#src/catalog/visit/visit-plan.ts'

import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawAskedVisit, drawVisit } from '#tests/support/prices/random-visit.ts'
import { SEED } from '#tests/support/seed.ts'
import { visitOracle } from '#tests/support/prices/visit-oracle.ts'
import type { Category, Package, Price } from '#src/contract/generated/types.ts'
import { sizeOf } from '#tests/support/sizes.ts'

// Laws of docs/price-language.md, "A visit of several items"; `CATALOGS=10000` for more, with SEED for others.
const patience = 240_000
const CATALOGS = sizeOf('CATALOGS', { everyday: 200, all: 1000 })

/** A random catalog with a visit, and a visit of it. */
interface Case {
  content: CatalogContent
  visit: CatalogVisit
  catalog: Catalog
  plan: VisitPlan
  asked: VisitSelection
}

test(`the engine and the oracle agree on visits of ${CATALOGS} random catalogs`, { timeout: patience }, () => {
  const seen = new Set<string>()
  for (const { content, visit, catalog, plan, asked } of cases(CATALOGS)) {
    const { items: _, own: __, ...got } = priced(catalog, plan, asked)
    const wanted = visitOracle(content, visit, asked)
    if (!isDeepStrictEqual(got, wanted)) expect(got, JSON.stringify({ visit, asked })).toStrictEqual(wanted)
    seen.add(got.state)
    for (const { kind, item, low } of got.lines) if (asked.items.length > 1 && item === undefined) seen.add(low === null ? `quoted ${kind}` : kind)
  }
  expect([...seen].toSorted()).toEqual(['consultation', 'forbidden', 'incomplete', 'limit', 'priced', 'quoted rule', 'rule', 'tax'])
})

test('a visit of one item that adds nothing is the estimate of the item', { timeout: patience }, () => {
  for (const { content, catalog, asked } of cases(CATALOGS)) {
    const [item] = asked.items
    const { plan } = compiled({ ...content, visit: { mostItems: 3 } })
    if (item === undefined) continue
    const { items: _, own: __, ...got } = priced(catalog, plan, { ...asked, items: [item], inputs: {} })
    expect(JSON.stringify(got)).toBe(JSON.stringify(alone(catalog, item, asked)))
  }
})

test('the order of the items changes no number', { timeout: patience }, () => {
  for (const { catalog, plan, asked } of cases(CATALOGS)) {
    const [one, other] = [asked, { ...asked, items: asked.items.toReversed() }].map(each => numbers(priced(catalog, plan, each)))
    expect(one).toEqual(other)
  }
})

test("the price of a visit is the sum of its lines' lows, and no line is shown twice", { timeout: patience }, () => {
  for (const { catalog, plan, asked } of cases(CATALOGS)) {
    const { state, low, lines } = priced(catalog, plan, asked)
    if (state === 'priced') expect(lines.reduce((sum, line) => sum + (line.low ?? Number.NaN), 0)).toBe(low)
    const keys = lines.map(({ item, kind, id }) => `${item} ${kind} ${id}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('an item more shows the lines of the others as they were, and its own beside them', { timeout: patience }, () => {
  for (const { catalog, plan, asked } of cases(CATALOGS / 2)) {
    const fewer = { ...asked, items: asked.items.slice(0, -1) }
    if (fewer.items.length < 2) continue
    const [before, after] = [priced(catalog, plan, fewer), priced(catalog, plan, asked)]
    const ofItems = ({ lines }: Estimate) => lines.filter(({ item }) => item !== undefined)
    expect(ofItems(after).slice(0, ofItems(before).length)).toEqual(ofItems(before))
  }
})

test('what the publish check lets through costs something, whatever the items', { timeout: patience }, () => {
  let proved = 0
  for (const { content, visit, catalog, plan, asked } of cases(CATALOGS)) {
    const { problems } = publishCheck({ ...content, visit }, 20_000)
    // With any other problem the discounts of the visit are not looked at.
    if (problems.some(({ message }) => !/no selection can reach|is not asked here|nothing gives the reason/.test(message))) continue
    proved++
    const { state, low, high } = priced(catalog, plan, asked)
    if (state !== 'priced') continue
    expect(low).toBeGreaterThan(0)
    expect(high ?? Infinity).toBeGreaterThanOrEqual(low ?? 0)
  }
  expect(proved).toBeGreaterThan(CATALOGS / 20)
})

test(
  'a visit of which some are free costs something where it is published, and is published where nothing else takes off',
  { timeout: patience },
  () => {
    const draw = drawFromSeed(SEED)
    const seen = { published: 0, refused: 0, least: Infinity }
    for (const { content, asked } of cases(CATALOGS)) {
      const mostItems = draw.between(2, 5)
      const full = draw.between(1, mostItems - 1)
      const takesOff = draw.chance(70) ? draw.between(1, 9000) : 0
      const free = { id: 'free', title: 'Free', when: { items: { full } }, effect: { kind: 'percent', bps: -10_000, of: 'base' } } as const
      const every = { id: 'every', title: 'Every', effect: { kind: 'percent', bps: -takesOff, of: 'base' } } as const
      const visit: CatalogVisit = { mostItems, rules: takesOff > 0 ? [free, every] : [free] }
      const plain = { ...content, visit, categories: content.categories.map(plainly) }
      const alike = asked.items.slice(0, 1).flatMap(item => Array.from({ length: mostItems }, () => item))
      const result = compile(plain)
      if (!result.ok || result.visit === null) continue
      const { problems } = publishCheck(plain, 100_000)
      if (
        problems.some(
          ({ message }) =>
            !/no selection can reach|is not asked here|nothing gives the reason|leave nothing of an item.*(negative price|price 0|a range)/.test(
              message,
            ),
        )
      )
        continue
      const isRefused = problems.some(({ message }) => message.includes('leave nothing of an item'))
      if (isRefused) seen.refused++
      if (takesOff === 0) expect(isRefused).toBe(false)
      for (const items of [alike, asked.items.slice(0, mostItems)]) {
        const resolution = resolveVisit(result.catalog, result.visit, { ...asked, items, inputs: {} })
        if (!resolution.ok) continue
        const { state, low, high } = estimateVisit(result.visit, resolution.items, resolution.own)
        if (state !== 'priced' || low === null) continue
        seen.least = Math.min(seen.least, low)
        if (isRefused) continue
        seen.published++
        expect(low).toBeGreaterThan(0)
        expect(high ?? Infinity).toBeGreaterThanOrEqual(low)
      }
    }
    expect(seen.published).toBeGreaterThan(CATALOGS / 20)
    expect(seen.refused).toBeGreaterThan(CATALOGS / 20)
    expect(seen.least).toBeLessThan(0)
  },
)

/** Without rules and limits of its own, and with packages above the few cents that rounding may take. */
function plainly(category: Category): Category {
  const cents: Price = { kind: 'exact', amount: 100 }
  const packages = category.packages.map((item): Package => ({ ...item, price: { kind: 'sum', of: [item.price, cents] } }))
  return without({ ...category, packages }, 'rules', 'limit')
}

function without<T extends object, K extends keyof T>(whole: T, ...keys: K[]): Omit<T, K> {
  const rest = { ...whole }
  for (const key of keys) delete rest[key]
  return rest
}

const numbers = ({ state, low, high, duration }: Estimate) => ({ state, low, high, duration })

function* cases(count: number): Generator<Case> {
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < count; n++) {
    const content = drawContent(draw)
    const visit = drawVisit(draw, content)
    const { catalog, plan } = compiled({ ...content, visit })
    const isPossible = (item: Item) => resolve(catalog, { ...item, date: null }).ok
    const asked = drawAskedVisit(draw, content, visit, isPossible)
    if (asked.items.length > 0) yield { content, visit, catalog, plan, asked }
  }
}

function compiled(content: CatalogContent): { catalog: Catalog; plan: VisitPlan } {
  const result = compile(content)
  if (!result.ok || result.visit === null) throw new Error(`refused: ${JSON.stringify(result)}`)
  return { catalog: result.catalog, plan: result.visit }
}

function priced(catalog: Catalog, plan: VisitPlan, asked: VisitSelection): VisitEstimate {
  const resolution = resolveVisit(catalog, plan, asked)
  if (!resolution.ok) throw new Error(`refused: ${JSON.stringify(resolution.problems)}`)
  return estimateVisit(plan, resolution.items, resolution.own)
}

function alone(catalog: Catalog, item: Item, { date, time }: VisitSelection): Estimate {
  const resolution = resolve(catalog, { ...item, date, ...(time && { time }) })
  if (!resolution.ok) throw new Error(`refused: ${JSON.stringify(resolution.problems)}`)
  return estimate(resolution.resolved)
}
