import { type Coupon, couponsOf, sharedIds, sharedKey } from '#src/catalog/category-coupons.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { CouponUses } from '#src/contract/generated/types.ts'
import type { CouponStore } from '../storage/coupons/coupon-store.ts'

/** Most codes that an answer names. */
const MOST = 500

/** How often the codes that content has are used: the limited ones, and whichever are used, the most used first; a code of several categories once for each limit that it has. */
export async function couponUses({ categories: plans }: Catalog, store: CouponStore): Promise<CouponUses> {
  const categories = plans.map(({ category }) => category)
  const all = categories.flatMap(category => [...couponsOf(category).values()])
  const uses = await store.uses([...new Set(all.flatMap(({ id }) => sharedIds(id, categories)))])
  const alike = Map.groupBy(all, ({ id, limit }) => JSON.stringify([sharedKey(id), limit?.uses, limit?.oncePerCustomer]))
  const told = [...alike.values()].flatMap(same => {
    const [{ id, code, limit }] = same as [Coupon]
    const used = uses.get(sharedKey(id)) ?? 0
    const ofWhich = same.map(({ category }) => category)
    const coupon = { categories: ofWhich, code, used, uses: limit?.uses ?? null, once_per_customer: limit?.oncePerCustomer ?? false }
    return used === 0 && limit === undefined ? [] : [coupon]
  })
  return { coupons: told.sort((a, b) => b.used - a.used).slice(0, MOST) }
}
