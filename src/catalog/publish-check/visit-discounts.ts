import type { Category, Id, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { buildCategory, type CatalogContent, type CatalogVisit } from '../compile/build-catalog.ts'
import { mostOfBase } from '../compile/most-of.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan } from '../plan.ts'
import { BookedItems } from './booked-items.ts'
import { checkSelections } from './check-selections.ts'

/**
 * Checks that a visit's discounts leave a price above zero: of each category, an item alone must bear its share of all of them at once. Percentages
 * and caps of several items take off no more than those of each; an amount, or the least that a percentage takes off, is shared by the items that the
 * rule counts at least. `pointer` is that of the visit.
 */
export function checkDiscounts(visit: CatalogVisit, { categories, business }: CatalogContent, pointer: ContentPointer, max: number): void {
  const discounts = (visit.rules ?? []).filter(({ effect }) =>
    effect.kind === 'percent' ? effect.bps < 0 : effect.kind === 'amount' && effect.amount < 0,
  )
  if (discounts.length === 0) return
  for (const category of categories) {
    const { id } = category
    const rules = discounts.flatMap(rule => sharesOf(rule, category))
    if (rules.length === 0) continue
    const { limit, ...unlimited } = category
    const plan = buildCategory(
      { ...unlimited, rules: [...(category.rules ?? []), ...rules, ROUNDED(discounts.length)] },
      new ContentPointer([]),
      business,
    )
    const found =
      faultOf(plan, max) ??
      (limit?.max !== undefined && leastShare(plan, rules) >= limit.max ? `its maximum, ${limit.max}, may be all taken off` : null)
    if (found !== null) pointer.at('rules').report(`the discounts of a visit may leave nothing of an item of "${id}": ${found}`)
  }
}

/** What a discount takes off an item of a category at most. */
function sharesOf({ id, title, when: { items } = {}, effect }: VisitRule, { id: category, packages, addonGroups }: Category): Rule[] {
  if (items?.category?.includes(category) === false) return []
  const counted = items?.package && packages.filter(item => items.package?.includes(item.id)).map(item => item.id)
  if (counted?.length === 0) return []
  const rule = (name: string, own: Rule['effect']): Rule => ({
    id: `$${id}-${name}`,
    title,
    ...(counted && { when: { package: counted } }),
    effect: own,
  })
  const shared = (amount: number): Rule => rule('share', { kind: 'amount', amount: -Math.ceil(amount / (items?.min ?? 1)) })
  if (effect.kind === 'amount') return [shared(-effect.amount)]
  if (effect.kind !== 'percent') return []
  const { min, addons, ...percent } = effect
  const offered = new Set(addonGroups.flatMap(group => group.items.map(item => item.id)))
  const own = addons?.filter(each => offered.has(each))
  if (own?.length === 0) return []
  return [rule('percent', { ...percent, ...(own && { addons: own }) }), ...(min === undefined ? [] : [shared(min)])]
}

/** Several items are rounded together, each by itself here: at most half a minor unit of each discount lies between. */
const ROUNDED = (discounts: number): Rule => ({ id: '$rounding', title: '', effect: { kind: 'amount', amount: -discounts } })

/** The first fault of a category's selections, in words. */
function faultOf(plan: CategoryPlan, max: number): string | null {
  const problems = new ContentPointer([])
  checkSelections(plan, problems, { inputById: plan.inputById, reasonById: plan.reasonById, watch: null }, new Set<Id>(), max, new BookedItems())
  const first = problems.problems.find(({ pointer }) => /^\/packages\/\d+$/.test(pointer) || pointer === '')
  const item = plan.category.packages[Number(first?.pointer.split('/')[2])]
  return first === undefined ? null : `${item === undefined ? 'it' : `"${item.id}"`} ${first.message}`
}

/** What the discounts take off the dearest item, where a maximum cuts its price but not what they are a part of. */
function leastShare(plan: CategoryPlan, rules: readonly Rule[]): number {
  const base = mostOfBase(plan)
  return rules.reduce((sum, { effect }) => {
    if (effect.kind === 'amount') return sum - effect.amount
    return effect.kind === 'percent' ? sum + Math.min(effect.max ?? Infinity, Math.ceil((base * -effect.bps) / WHOLE_BPS)) : sum
  }, 0)
}
