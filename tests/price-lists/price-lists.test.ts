import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import type { Category } from '#src/contract/generated/types.ts'
import { contentOf, type ListRule, MISSING, priceLists, selectionOf } from '#tests/support/price-list.ts'
import { oracle } from '#tests/support/price-oracle.ts'
import { workedTotal } from '#tests/support/worked-total.ts'

const lists = priceLists()
const rules = lists.flatMap(({ trade, name, rules }) => rules.map(rule => ({ trade, name, rule })))
const missing = rules.flatMap(({ trade, name, rule }) => ('missing' in rule ? [{ ...rule, list: `${trade}/${name}` }] : []))
const FIGURE = `${rules.length - missing.length} of ${rules.length} rules`

test('the README tells how many rules of price lists can be said', () => {
  const lines = missing.map(
    ({ list, says, missing, why }) => `  ${list}: ${says}\n    needs ${MISSING[missing]}${why === undefined ? '' : ` (${why})`}`,
  )
  const needs = Object.entries(Object.groupBy(missing, rule => rule.missing)).map(([name, { length }]) => `  ${length} ${name}`)
  process.stdout.write(`${FIGURE} expressible, of ${lists.length} lists\nThe others:\n${[...lines, 'By what they need:', ...needs].join('\n')}\n`)
  expect(/\d+ of \d+ rules of \d+ price lists/.exec(readFileSync('README.md', 'utf8'))?.[0]).toBe(`${FIGURE} of ${lists.length} price lists`)
})

const ANY = { illustrations: { has: () => true }, images: { has: () => true }, videos: { has: () => true }, fonts: { has: () => true } }

test.each(lists)('$trade/$name says each of its rules, or what is missing', ({ category, rules }) => {
  expect(rules.map(shapeOf).filter(shape => shape !== null)).toEqual([])
  expect(rules.some(rule => 'content' in rule)).toBe(category !== undefined)
})

const said = lists.flatMap(({ category, rules, ...list }) => (category === undefined ? [] : [{ ...list, category, rules: rules.filter(isSaid) }]))

describe.each(said)('$trade/$name', list => {
  const content = contentOf(list.name, list.category)
  const [category] = content.categories as [Category]
  const catalog = buildCatalog(content, new ContentPointer([]))
  const merged = { categories: content.categories, business: { reasons: category.reasons ?? [] } }

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
      const { state, low, high } = priced
      expect({ state, ...(state === 'priced' && { low, high }) }, `${JSON.stringify(of)}: ${lined(priced.lines)}`).toEqual(workedTotal(total))
      expect(oracle(merged, selection)).toEqual({ estimate: priced })
    }
  })
})

const lined = (lines: readonly { id: string; low: number | null; high: number | null }[]) =>
  lines.map(({ id, low, high }) => `${id} ${low} ${high}`).join(', ')

type SaidRule = Extract<ListRule, { content: unknown }>
function isSaid(rule: ListRule): rule is SaidRule {
  return 'content' in rule
}

/** What is wrong with a rule of a list, null when it is said by content with its estimates, or not at all with what is missing. */
function shapeOf(rule: ListRule): string | null {
  const [isSaidBy, isMissing] = ['content' in rule, 'missing' in rule]
  if (isSaidBy === isMissing) return `${rule.says}: either content says it or something is missing`
  if ('missing' in rule) return rule.missing in MISSING && !('estimates' in rule) ? null : `${rule.says}: ${rule.missing} is no reason`
  return rule.estimates.length < 2 ? `${rule.says}: needs two estimates, an ordinary one and one at the edge` : null
}

/** The parts of a category that change a price, as rules name them. */
function pricedParts({ packages, addonGroups, rules = [], prices = [], times, limit }: Category): string[] {
  const named = (kind: string, parts: readonly { id: string }[]) => parts.map(({ id }) => `${kind} ${id}`)
  return [
    ...named('package', packages),
    ...named(
      'addon',
      addonGroups.flatMap(({ items }) => items),
    ),
    ...named('rule', rules),
    ...named('price', prices),
    ...(times === undefined ? [] : ['times']),
    ...(limit === undefined ? [] : ['limit']),
  ]
}
