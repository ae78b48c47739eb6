import { couponsOf } from '#src/catalog/category-coupons.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { CouponUses } from '#src/contract/generated/types.ts'
import type { CouponStore } from '../storage/coupons/coupon-store.ts'

/** Most codes that an answer names. */
const MOST = 500

/** How often the codes that content has are used: the limited ones, and whichever are used, the most used first. */
export async function couponUses({ categories }: Catalog, store: CouponStore): Promise<CouponUses> {
  const all = categories.flatMap(({ category }) => [...couponsOf(category).values()])
  const uses = await store.uses(all.map(({ id }) => id))
  const told = all.flatMap(({ id, category, code, limit }) => {
    const used = uses.get(id) ?? 0
    const coupon = { category, code, used, uses: limit?.uses ?? null, once_per_customer: limit?.oncePerCustomer ?? false }
    return used === 0 && limit === undefined ? [] : [coupon]
  })
  return { coupons: told.sort((a, b) => b.used - a.used).slice(0, MOST) }
}
