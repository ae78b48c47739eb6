import { type Coupon, couponsOf, sharedIds } from '#src/catalog/category-coupons.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { COUPON } from '#src/catalog/inputs/is-coupon.ts'
import { couponKey } from '#src/catalog/inputs/coupon-key.ts'
import type { Category } from '#src/contract/generated/types.ts'
import type { Priced } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'
import { fieldName } from './flat-fields.ts'
import { FURTHER_ITEMS } from './visit-fields.ts'

/** A code that a request uses. */
export interface UsedCoupon extends Pick<Coupon, 'id' | 'category' | 'code' | 'limit'> {
  /** Where it was typed. */
  field: string
  /** Its ids in all categories: their uses count together. */
  shared: readonly string[]
}

/** The codes of which a rule changes the price of a request, or says something of it; each counts once, whichever items have it. */
export function usedCoupons(catalog: Catalog, { category: first, inputs, rest }: FormValues, { estimate, visit }: Priced): UsedCoupon[] {
  const used = new Map<string, UsedCoupon>()
  const items = [{ category: first, inputs }, ...(rest?.after ?? [])]
  items.forEach((item, position) => {
    const category = catalog.categoryById.get(item.category)?.category
    const coupon = category && couponsOf(category).get(couponKey(String(item.inputs[COUPON] ?? '')))
    const priced = visit?.items[position] ?? (position === 0 ? estimate : null)
    if (category === undefined || coupon === undefined || priced === null || !isApplied(coupon, priced) || used.has(coupon.id)) return
    used.set(coupon.id, usedIn(catalog, position === 0 ? fieldOf(category) : `${FURTHER_ITEMS}.${position - 1}.inputs.${COUPON}`, coupon))
  })
  return [...used.values()]
}

/** A code by the id under which its uses are stored; null where content no longer has it. */
export function storedCoupon(catalog: Catalog, id: string): UsedCoupon | null {
  for (const { category } of catalog.categories) {
    const coupon = [...couponsOf(category).values()].find(each => each.id === id)
    if (coupon !== undefined) return usedIn(catalog, fieldOf(category), coupon)
  }
  return null
}

function usedIn({ categories }: Catalog, field: string, { id, category, code, limit }: Coupon): UsedCoupon {
  const shared = sharedIds(
    id,
    categories.map(plan => plan.category),
  )
  return { id, category, code, limit, field, shared }
}

function fieldOf(category: Category): string {
  return fieldName(category, COUPON)
}

function isApplied({ rules }: Coupon, { lines, notes }: Pick<Estimate, 'lines' | 'notes'>): boolean {
  return [...lines.filter(({ kind }) => kind === 'rule'), ...notes].some(({ id }) => rules.has(id))
}
