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
    /** Which items are the dearest is asked of each end of a range by itself, so that one end of an item may be left out and the other not. */
    const faultOfRanges = (base: number) => {
      const wholes = sharesOf(countings, category, 'whole')
      const narrowing = narrowingCount([category.rules ?? []]) + sum(wholes.countings.map(narrowingCount))
      return narrowing > 1 ? faultOf(planOf(wholes, liftedBy(base + mostOfShares(wholes, base))), max) : null
    }
    const shares = sharesOf(countings, category, 'shared')
    if (shares.countings.flat(2).length === 0) continue
    const plan = planOf(shares, roundedOff(discounts.length))
    const base = mostOfBase(plan)
    const found =
      faultOf(plan, max) ??
      (leavesOut ? faultOfRanges(base) : null) ??
      (limit?.max !== undefined && mostOfShares(shares, base) >= limit.max ? `its maximum, ${limit.max}, may be all taken off` : null)
    if (found !== null) pointer.at('rules').report(`the discounts of a visit may leave nothing of an item of "${id}": ${found}`)
  }
}

/** How many of the discounts that may meet narrow a range: each takes its part of both ends. One alone never takes more than the range is wide. */
function narrowingCount(alternatives: readonly (readonly Rule[])[]): number {
  return Math.max(...alternatives.map(rules => rules.filter(({ effect }) => effect.kind === 'percent' && effect.bps < 0).length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

/** Several items are rounded together, each by itself here: at most half a minor unit of each discount lies between. */
function roundedOff(discounts: number): Rule {
  return { id: '$rounding', title: '', effect: { kind: 'amount', amount: -discounts } }
}

/** Keeps every price above zero, whatever is taken off, so that only a range whose ends change places is a fault. */
function liftedBy(amount: number): Rule {
  return { id: '$lift', title: '', effect: { kind: 'amount', amount } }
}

/** The first fault of a category's selections, in words. */
function faultOf(plan: CategoryPlan, max: number): string | null {
  const problems = new ContentPointer([])
  checkSelections(plan, problems, { inputById: plan.inputById, reasonById: plan.reasonById, watch: null }, new Set<Id>(), max, new BookedItems())
  const first = problems.problems.find(({ pointer }) => /^\/packages\/\d+$/.test(pointer) || pointer === '')
  const item = plan.category.packages[Number(first?.pointer.split('/')[2])]
  return first === undefined ? null : `${item === undefined ? 'it' : `"${item.id}"`} ${first.message}`
}
