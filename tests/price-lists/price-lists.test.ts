import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { BEGINNING, ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { memoize } from '#src/catalog/memoize.ts'
import { pricesOn } from '#tests/support/prices/price-oracle.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { buildVisit } from '#src/catalog/visit/build-visit.ts'
import { estimateVisit } from '#src/catalog/visit/estimate-visit.ts'
import { resolveVisit, type VisitSelection } from '#src/catalog/visit/resolve-visit.ts'
import type { VisitPlan } from '#src/catalog/visit/visit-plan.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import { completed } from '#src/cms/defaults/complete.ts'
import type { Content, Visit } from '#src/contract/generated/types.ts'
import { contentOf, type ListRule, MISSING, priceLists, type SaidRule, visitOf } from '#tests/support/prices/price-list.ts'
import { askedFee } from '#tests/support/server/asked-fee.ts'
import { oracleFee } from '#tests/support/prices/policy-oracle.ts'
import { visitOracle } from '#tests/support/prices/visit-oracle.ts'
import { workedTotal } from '#tests/support/prices/worked-total.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const lists = priceLists()
const rules = lists.flatMap(({ trade, name, rules }) => rules.map(rule => ({ list: `${trade}/${name}`, ...rule })))
const missing = rules.filter(rule => 'missing' in rule)
const figure = `${rules.length - missing.length} of ${rules.length} rules of ${lists.length} price lists`

test('the README tells how many rules of price lists the price language can say', () => {
  const others = Object.entries(Object.groupBy(missing, rule => rule.missing)).map(([reason, rules]) => {
    const lines = rules.map(({ list, says, why }) => `  ${list}: ${says}${why === undefined ? '' : ` (${why})`}`)
    return [`${rules.length} need ${MISSING[reason as keyof typeof MISSING]}:`, ...lines].join('\n')
  })
  process.stdout.write(`${figure} are expressible.\n${others.join('\n')}\n`)
  expect(/\d+ of \d+ rules of \d+ price lists/.exec(readFileSync('README.md', 'utf8'))?.[0]).toBe(figure)
})

test('the lists are many, of many trades, and most were published', () => {
  expect(lists.length).toBeGreaterThanOrEqual(60)
  expect(new Set(lists.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(12)
  expect(lists.filter(({ source }) => source === 'published').length).toBeGreaterThan(lists.length / 2)
})

test.each(lists)('$trade/$name says each of its rules, or what is missing', ({ source, category, rules }) => {
  expect(['published', 'typical']).toContain(source)
  expect(rules.length).toBeGreaterThan(1)
  expect(rules.flatMap(faultsOf)).toEqual([])
  expect(rules.some(isSaid)).toBe(category !== undefined)
})

const said = lists.flatMap(({ category, rules, ...list }) => (category === undefined ? [] : [{ ...list, category, rules: rules.filter(isSaid) }]))

describe.each(said)('$trade/$name', list => {
  const content = contentOf(list)
  const { business, visit, categories } = content
  const byDay = new ContentByDay(content)
  const compiledOn = memoize((epoch: typeof content) => {
    const compiled = compile(epoch)
    if (!compiled.ok) throw new Error(`${list.name}: ${JSON.stringify(compiled.problems)}`)
    return compiled
  })
  const forOracle = { categories, business: { ...business, reasons: [...business.reasons, ...categories.flatMap(({ reasons = [] }) => reasons)] } }

  test('its category may go live, and each part of it says a rule', () => {
    expect(checkContent(content, ANY_MEDIA).problems).toEqual([])
    expect([...new Set(list.rules.flatMap(({ content }) => content))].toSorted()).toEqual(pricedParts(content).toSorted())
  })

  test.each(list.rules)('$says', ({ estimates }) => {
    for (const { of, total } of estimates) {
      const asked = visitOf(of, list.name)
      const day = asked.date ?? BEGINNING
      const priced = estimateOf(compiledOn(byDay.on(day)), content, asked)
      if (of.fee !== undefined) {
        expect(askedFee(content, of, asked, priced), JSON.stringify(of)).toEqual(workedTotal(total))
        expect(oracleFee(content, of, asked, priced), JSON.stringify(of)).toEqual(workedTotal(total))
        continue
      }
      expect(totalOf(priced), `${JSON.stringify(of)}: ${JSON.stringify(priced.lines)}`).toEqual(workedTotal(total))
      expect(priced).toEqual(visitOracle(pricesOn(forOracle, day) as typeof forOracle, visit ?? ONE, asked))
    }
  })
})

/** A visit that adds nothing to its one item. */
const ONE = completed('visit', { mostItems: 1 }, 'en') as Visit

function estimateOf({ catalog, visit }: { catalog: Catalog; visit: VisitPlan | null }, { business }: Content, asked: VisitSelection): Estimate {
  const plan = visit ?? buildVisit({ visit: ONE, categories: [], business }, new ContentPointer([]))
  if (plan === null) throw new Error('no visit')
  const resolution = resolveVisit(catalog, plan, asked)
  if (!resolution.ok) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(resolution.problems)}`)
  const { items: _, own: __, ...priced } = estimateVisit(plan, resolution.items, resolution.own)
  return priced
}

function totalOf({ state, low, high }: Estimate) {
  return state === 'priced' ? { state, low, high } : { state }
}

function isSaid(rule: ListRule): rule is SaidRule {
  return 'content' in rule
}

/** What is wrong with a rule of a list: content says it, with an ordinary estimate and one at its edge, or something is missing; never both. */
function faultsOf(rule: ListRule): string[] {
  if ('missing' in rule) return !isSaid(rule) && !('estimates' in rule) && rule.missing in MISSING ? [] : [`${rule.says}: is it missing?`]
  return isSaid(rule) && rule.content.length > 0 && rule.estimates.length > 1 ? [] : [`${rule.says}: is it said, with two estimates?`]
}

/** The parts of content that make its prices, as rules name them. */
function pricedParts({ categories, visit, policies }: Pick<Content, 'categories' | 'visit' | 'policies'>): string[] {
  const named = (kind: string, parts: readonly { id: string }[] = []) => parts.map(({ id }) => `${kind} ${id}`)
  const ofCategories = categories.flatMap(({ packages, addonGroups, rules, prices, taxes, times, limit }) => [
    ...named('package', packages),
    ...named(
      'addon',
      addonGroups.flatMap(({ items }) => items),
    ),
    ...named('rule', rules),
    ...named('price', prices),
    ...named('tax', taxes),
    ...(times === undefined ? [] : ['times']),
    ...(limit === undefined ? [] : ['limit']),
  ])
  return [
    ...ofCategories,
    ...named('visit rule', visit?.rules),
    ...named('deposit', policies?.deposits),
    ...named('cancellation', policies?.cancellations),
    ...(visit?.limit === undefined ? [] : ['visit limit']),
  ]
}
