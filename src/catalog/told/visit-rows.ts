import type { Category, ItemCount, VisitWhen } from '#src/contract/generated/types.ts'
import { asCategory } from '../visit/visit-category.ts'
import { fill } from '../words/fill.ts'
import { aboveRows } from './above-rows.ts'
import { conditionWords, exceptionWords } from './condition-words.ts'
import { exceptionsToCome, isToldOn, limitRows, type RuleRow, ruleRow } from './rule-rows.ts'
import type { ToldScope } from './told-price.ts'

/** Everything that a visit as a whole adds to an estimate, or takes off: every rule that is announced, the ends of numbers, then the limit; under the prices of each category. */
export function visitRows(scope: ToldScope): RuleRow[] {
  const { visit, categories, business } = scope.content
  if (visit === undefined) return []
  const rules = (visit.rules ?? []).filter(rule => isToldOn(scope.today, rule))
  // A percentage may be of the items' add-ons, of which a visit itself has no titles.
  const category = { ...asCategory({ ...visit, rules }, categories), addonGroups: categories.flatMap(({ addonGroups }) => addonGroups) }
  const rows = rules.map((rule, position) => {
    const row = ruleRow(category.rules?.[position] ?? rule, category, scope)
    const { effect } = rule
    const reason = 'reason' in effect ? business.reasons.find(({ id }) => id === effect.reason) : undefined
    const exceptions = exceptionsToCome(rule, scope).map(({ items, ...others }) => exceptionWords(others, category, scope, itemWords(items, scope)))
    return { ...row, conditions: [...wordsOf(rule.when ?? {}, category, scope), ...exceptions], text: reason?.text ?? row.text }
  })
  return [...rows, ...aboveRows(category, scope), ...limitRows(category, scope)]
}

function wordsOf({ items, ...others }: VisitWhen, category: Category, scope: ToldScope): string[] {
  return [...itemWords(items, scope), ...conditionWords(others, category, scope)]
}

/** How many items a condition needs, and of what. */
function itemWords(items: ItemCount | undefined, { content }: ToldScope): string[] {
  if (items === undefined || content.visit === undefined) return []
  const { words, mostItems } = content.visit
  const { category, package: packages } = items
  const titles = content.categories.flatMap(each => [
    ...(category?.includes(each.id) === true ? [each.formTitle] : []),
    ...each.packages.flatMap(({ id, title }) => (packages?.includes(id) === true ? [title] : [])),
  ])
  const among = titles.length === 0 ? '' : `: ${new Intl.ListFormat(content.business.locale, { type: 'disjunction' }).format(titles)}`
  const { full = 0, min = full + 1, max = mostItems } = items
  const count = fill(templateOf(items, mostItems, words), { min, max, count: max }) + among
  return full === 0 ? [count] : [count, fill(words.atFullPrice, { full })]
}

function templateOf(
  { full, min = full === undefined ? undefined : full + 1, max = Infinity }: ItemCount,
  most: number,
  words: { itemsOrMore: string; itemsAtMost: string; itemsBetween: string; itemsExactly: string },
): string {
  if (max >= most) return words.itemsOrMore
  if (min === undefined) return words.itemsAtMost
  return min === max ? words.itemsExactly : words.itemsBetween
}
