import type { Category, ChoiceInput, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { type Counting, leastCount } from './visit-counts.ts'

/** What the discounts of a visit take off an item of a category at most, as questions for how many items there are, and rules about the answers. */
export interface Shares {
  inputs: readonly ChoiceInput[]
  /** Those of each number of items that is counted, by its alternatives. */
  countings: readonly (readonly (readonly Rule[])[])[]
}

/** More questions might be more than a category can have; the rules of further countings are all taken to meet, each once. */
const MOST_INPUTS = 4

/**
 * The discounts of a visit as rules of a category. A percentage that leaves the dearest items out falls on each item alike: what it takes off is of the cheapest, and
 * these cost no more than as many of the mean.
 */
export function sharesOf(countings: readonly Counting[], category: Category): Shares {
  const inputs: ChoiceInput[] = []
  const rulesOf = (rule: VisitRule, count: number) => sharesOfRule(rule, category, count)
  const rules = countings.map(({ alternatives }) => {
    const parts = alternatives.map(({ rules: together, count }) => together.flatMap(rule => rulesOf(rule, count)))
    if (parts.length < 2 || parts.every(part => part.length === 0)) return [parts.flat()]
    if (inputs.length === MOST_INPUTS) return [largestCounts(alternatives).flatMap(([rule, count]) => rulesOf(rule, count))]
    const id = inputs.length === 0 ? '$items' : `$items-${inputs.length + 1}`
    inputs.push(
      asked(
        id,
        alternatives.map(({ count }) => String(count)),
      ),
    )
    return parts.map((part, at) => part.map(rule => onlyAt(rule, id, String(alternatives[at]?.count))))
  })
  return { inputs, countings: rules }
}

/** Each rule once, with the most items at which it holds. */
function largestCounts(alternatives: Counting['alternatives']): [VisitRule, number][] {
  const counts = new Map<VisitRule, number>()
  for (const { rules, count } of alternatives) for (const rule of rules) counts.set(rule, Math.max(count, counts.get(rule) ?? 0))
  return [...counts]
}

function sharesOfRule(
  { id, title, when: { items } = {}, effect }: VisitRule,
  { id: category, packages, addonGroups }: Category,
  count: number,
): Rule[] {
  if (items?.category?.includes(category) === false) return []
  const counted = items?.package && packages.filter(item => items.package?.includes(item.id)).map(item => item.id)
  if (counted?.length === 0) return []
  const rule = (name: string, own: Rule['effect']): Rule => ({
    id: `$${id}-${name}-${count}`,
    title,
    ...(counted && { when: { package: counted } }),
    effect: own,
  })
  const shared = (amount: number): Rule => rule('share', { kind: 'amount', amount: -Math.ceil(amount / leastCount(items)) })
  if (effect.kind === 'amount') return [shared(-effect.amount)]
  if (effect.kind !== 'percent') return []
  const { min, addons, bps, highBps, ...percent } = effect
  const offered = new Set(addonGroups.flatMap(group => group.items.map(item => item.id)))
  const own = addons?.filter(each => offered.has(each))
  if (own?.length === 0) return []
  const part = (of: number) => Math.floor(of * (1 - (items?.full ?? 0) / count))
  const parted = { bps: part(bps), ...(highBps !== undefined && { highBps: part(highBps) }) }
  return [rule('percent', { ...percent, ...parted, ...(own && { addons: own }) }), ...(min === undefined ? [] : [shared(min)])]
}

function asked(id: string, counts: readonly string[]): ChoiceInput {
  return { id, kind: 'choice', label: '', show: 'always', required: '', options: counts.map(count => ({ id: count, label: '' })) }
}

function onlyAt(rule: Rule, input: string, count: string): Rule {
  return { ...rule, when: { ...rule.when, inputs: [{ input, options: [count] }] } }
}

/** What they take off an item whose package and add-ons cost `base`. */
export function mostOfShares({ countings }: Shares, base: number): number {
  const mostOf = (rules: readonly Rule[]) =>
    rules.reduce((sum, { effect }) => {
      if (effect.kind === 'amount') return sum - effect.amount
      return effect.kind === 'percent' ? sum + Math.min(effect.max ?? Infinity, Math.ceil((base * -effect.bps) / WHOLE_BPS)) : sum
    }, 0)
  return countings.reduce((sum, alternatives) => sum + Math.max(0, ...alternatives.map(mostOf)), 0)
}
