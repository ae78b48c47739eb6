import { couponsOf } from '#src/catalog/category-coupons.ts'
import { couponKey } from '#src/catalog/inputs/coupon-key.ts'
import { OFFER } from '#src/catalog/inputs/is-coupon.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { LookupQuery } from '#src/contract/generated/types.ts'
import type { CouponStore } from '../storage/coupons/coupon-store.ts'

/** Whether the code that is looked up has been used as often as it may; null where that is not limited. */
export async function isUsedUp({ categoryById }: Catalog, { category: id, input, text }: LookupQuery, coupons: CouponStore): Promise<boolean | null> {
  const category = input === OFFER ? categoryById.get(id)?.category : undefined
  const coupon = category && couponsOf(category).get(couponKey(text))
  if (coupon?.limit?.uses === undefined) return null
  return ((await coupons.uses([coupon.id])).get(coupon.id) ?? 0) >= coupon.limit.uses
}
