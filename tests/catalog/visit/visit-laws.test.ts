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
import { sizeOf } from '#tests/support/sizes.ts'

// Laws of docs/price-language.md, "A visit of several items"; `CATALOGS=10000` for more, with SEED for others.
const patience = 240_000
const CATALOGS = sizeOf('CATALOGS', { everyday: 300, all: 1000 })

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
