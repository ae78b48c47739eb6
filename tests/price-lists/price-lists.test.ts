import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import type { Category } from '#src/contract/generated/types.ts'
import { contentOf, type ListRule, MISSING, priceLists, type SaidRule, selectionOf } from '#tests/support/price-list.ts'
import { oracle } from '#tests/support/price-oracle.ts'
import { workedTotal } from '#tests/support/worked-total.ts'

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

const ANY = { illustrations: { has: () => true }, images: { has: () => true }, videos: { has: () => true }, fonts: { has: () => true } }
const said = lists.flatMap(({ category, rules, ...list }) => (category === undefined ? [] : [{ ...list, category, rules: rules.filter(isSaid) }]))

describe.each(said)('$trade/$name', list => {
  const content = contentOf(list.name, list.category)
  const [category] = content.categories as [Category]
  const catalog = buildCatalog(content, new ContentPointer([]))
  const forOracle = { categories: content.categories, business: { reasons: category.reasons ?? [] } }

  test('its category may go live, and each part of it says a rule', () => {
    expect(checkContent(content, ANY).problems).toEqual([])
    expect([...new Set(list.rules.flatMap(({ content }) => content))].toSorted()).toEqual(pricedParts(category).toSorted())
  })

  test.each(list.rules)('$says', ({ estimates }) => {
    for (const { of, total } of estimates) {
      const selection = selectionOf(of, list.name)
      const resolution = resolve(catalog, selection)
      if (!resolution.ok) throw new Error(`${JSON.stringify(of)}: ${JSON.stringify(resolution.problems)}`)
      const priced = estimate(resolution.resolved)
      expect(totalOf(priced), `${JSON.stringify(of)}: ${JSON.stringify(priced.lines)}`).toEqual(workedTotal(total))
      expect(oracle(forOracle, selection)).toEqual({ estimate: priced })
    }
  })
})

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

/** The parts of a category that make its prices, as rules name them. */
function pricedParts({ packages, addonGroups, rules = [], prices = [], times, limit }: Category): string[] {
  const named = (kind: string, parts: readonly { id: string }[]) => parts.map(({ id }) => `${kind} ${id}`)
  const addons = addonGroups.flatMap(({ items }) => items)
  return [
    ...[...named('package', packages), ...named('addon', addons), ...named('rule', rules), ...named('price', prices)],
    ...[...(times === undefined ? [] : ['times']), ...(limit === undefined ? [] : ['limit'])],
  ]
}
