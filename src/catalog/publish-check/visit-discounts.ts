import type { Id, Rule } from '#src/contract/generated/types.ts'
import { buildCategory, type CatalogContent, type CatalogVisit } from '../compile/build-catalog.ts'
import { mostOfBase } from '../compile/most-of.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan } from '../plan.ts'
import { BookedItems } from './booked-items.ts'
import { checkSelections } from './check-selections.ts'
import { countingsOf } from './visit-counts.ts'
import { mostOfShares, type Shares, sharesOf } from './visit-shares.ts'

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
  const leavesOut = discounts.some(({ when }) => when?.items?.full !== undefined)
  for (const category of categories) {
    const { id, limit, ...unlimited } = category
    const planOf = ({ inputs, countings: rules }: Shares, also: Rule) => {
      const more = [...rules.flat(2), also]
      const content = { ...unlimited, id, inputs: [...category.inputs, ...inputs], rules: [...(category.rules ?? []), ...more] }
      return buildCategory(content, new ContentPointer([]), business)
    }
    const shares = sharesOf(countings, category, false)
    if (shares.countings.flat(2).length === 0) continue
    const plan = planOf(shares, amountOf(-discounts.length))
    const base = mostOfBase(plan)
    const wholes = sharesOf(countings, category, true)
    const found =
      faultOf(plan, max) ??
      (leavesOut && narrowing([category.rules ?? []]) + sum(wholes.countings.map(narrowing)) > 1
        ? faultOf(planOf(wholes, amountOf(base + mostOfShares(wholes, base))), max)
        : null) ??
      (limit?.max !== undefined && mostOfShares(shares, base) >= limit.max ? `its maximum, ${limit.max}, may be all taken off` : null)
    if (found !== null) pointer.at('rules').report(`the discounts of a visit may leave nothing of an item of "${id}": ${found}`)
  }
}

/** How many discounts take their part of a range's width, of those that may meet. One alone never takes more than there is. */
function narrowing(alternatives: readonly (readonly Rule[])[]): number {
  return Math.max(...alternatives.map(rules => rules.filter(({ effect }) => effect.kind === 'percent' && effect.bps < 0).length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

/** Several items are rounded together, each by itself here: at most half a minor unit of each discount lies between. Where only the width of ranges is looked at, all are lifted. */
function amountOf(amount: number): Rule {
  return { id: '$rounding', title: '', effect: { kind: 'amount', amount } }
}

/** The first fault of a category's selections, in words. */
function faultOf(plan: CategoryPlan, max: number): string | null {
  const problems = new ContentPointer([])
  checkSelections(plan, problems, { inputById: plan.inputById, reasonById: plan.reasonById, watch: null }, new Set<Id>(), max, new BookedItems())
  const first = problems.problems.find(({ pointer }) => /^\/packages\/\d+$/.test(pointer) || pointer === '')
  const item = plan.category.packages[Number(first?.pointer.split('/')[2])]
  return first === undefined ? null : `${item === undefined ? 'it' : `"${item.id}"`} ${first.message}`
}
