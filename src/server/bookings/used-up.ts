import { couponsOf, sharedIds, sharedKey } from '#src/catalog/category-coupons.ts'
import { couponKey } from '#src/catalog/inputs/coupon-key.ts'
import { COUPON, OFFER, USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { LookupQuery, ServiceSelection } from '#src/contract/generated/types.ts'
import type { CouponStore } from '../storage/coupons/coupon-store.ts'

/** Whether the code that is looked up has been used as often as it may, but for the use of one request; null where that is not limited. */
export async function isUsedUp(
  { categories, categoryById }: Catalog,
  { category: id, input, text }: LookupQuery,
  coupons: CouponStore,
  except?: string,
): Promise<boolean | null> {
  const category = input === OFFER ? categoryById.get(id)?.category : undefined
  const coupon = category && couponsOf(category).get(couponKey(text))
  if (coupon?.limit?.uses === undefined) return null
  const ids = sharedIds(
    coupon.id,
    categories.map(plan => plan.category),
  )
  return ((await coupons.uses(ids, except)).get(sharedKey(coupon.id)) ?? 0) >= coupon.limit.uses
}

/** A selection that says of a code that it has been used up, where it has: what it took off is promised to nobody any more. */
export async function withoutUsedUp(catalog: Catalog, wanted: ServiceSelection, coupons: CouponStore): Promise<ServiceSelection> {
  const { service, answers = {} } = wanted
  const text = answers[COUPON]
  const isKnown = typeof text === 'string' && (await isUsedUp(catalog, { category: service, input: OFFER, text }, coupons)) === true
  return isKnown ? { ...wanted, answers: { ...answers, [OFFER]: USED_UP } } : wanted
}
