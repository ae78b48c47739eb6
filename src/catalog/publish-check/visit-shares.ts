import type { Category, ChoiceInput, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { type Counting, leastCount } from './visit-counts.ts'

/** What the discounts of a visit take off an item of a category at most, as questions for how many items there are, and rules about the answers. */
export interface Shares {
  inputs: readonly ChoiceInput[]
  /** Those of each number of items that is counted, by its alternatives. */
  countings: readonly (readonly (readonly Rule[])[])[]
}

/** More questions might be more than a category can have; the rules of further countings are taken to meet. */
const MOST_INPUTS = 4

/**
 * Each item has the same part of a percentage that leaves the dearest out: what is left are the cheapest, and these cost no more than as many of the mean.
 * The width of ranges follows from that part not, since each end has its own dearest: there the percentage is `whole`.
 */
export function sharesOf(countings: readonly Counting[], category: Category, whole: boolean): Shares {
  const inputs: ChoiceInput[] = []
  const rules = countings.map(({ alternatives }) => {
    const parts = alternatives.map(({ rules: together, count }) => together.flatMap(rule => sharesOfRule(rule, category, whole ? Infinity : count)))
    if (parts.length < 2 || parts.every(part => part.length === 0) || inputs.length === MOST_INPUTS) return [parts.flat()]
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
