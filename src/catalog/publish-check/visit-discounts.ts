import type { Id, Rule } from '#src/contract/generated/types.ts'
import { buildCategory, type CatalogContent, type CatalogVisit } from '../compile/build-catalog.ts'
import { mostOfBase } from '../compile/most-of.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan } from '../plan.ts'
import { BookedItems } from './booked-items.ts'
import { checkSelections } from './check-selections.ts'
import { countingsOf } from './visit-counts.ts'
import { mostOfShares, sharesOf } from './visit-shares.ts'

/**
 * Checks that a visit's discounts leave a price above zero: of each category, an item alone must bear its share of all that can meet. Percentages and caps
 * of several items take off no more than those of each; an amount, or the least that a percentage takes off, is shared by the items that the rule counts
 * at least. `pointer` is that of the visit.
 */
export function checkDiscounts(visit: CatalogVisit, { categories, business }: CatalogContent, pointer: ContentPointer, max: number): void {
  const discounts = (visit.rules ?? []).filter(({ effect }) =>
    effect.kind === 'percent' ? effect.bps < 0 : effect.kind === 'amount' && effect.amount < 0,
  )
  const countings = countingsOf(discounts, visit.mostItems)
  for (const category of categories) {
    const { id, limit, ...unlimited } = category
    const shares = sharesOf(countings, category)
    const taken = shares.countings.flat(2)
    if (taken.length === 0) continue
    const rules = [...(category.rules ?? []), ...taken, roundedOff(discounts.length)]
    const plan = buildCategory({ ...unlimited, id, inputs: [...category.inputs, ...shares.inputs], rules }, new ContentPointer([]), business)
    const found =
      faultOf(plan, max) ??
      (limit?.max !== undefined && mostOfShares(shares, mostOfBase(plan)) >= limit.max ? `its maximum, ${limit.max}, may be all taken off` : null)
    if (found !== null) pointer.at('rules').report(`the discounts of a visit may leave nothing of an item of "${id}": ${found}`)
  }
}

/** Several items are rounded together, each by itself here: at most half a minor unit of each discount lies between. */
function roundedOff(discounts: number): Rule {
  return { id: '$rounding', title: '', effect: { kind: 'amount', amount: -discounts } }
}

/** The first fault of a category's selections, in words. */
function faultOf(plan: CategoryPlan, max: number): string | null {
  const problems = new ContentPointer([])
  checkSelections(plan, problems, { inputById: plan.inputById, reasonById: plan.reasonById, watch: null }, new Set<Id>(), max, new BookedItems())
  const first = problems.problems.find(({ pointer }) => /^\/packages\/\d+$/.test(pointer) || pointer === '')
  const item = plan.category.packages[Number(first?.pointer.split('/')[2])]
  return first === undefined ? null : `${item === undefined ? 'it' : `"${item.id}"`} ${first.message}`
}
