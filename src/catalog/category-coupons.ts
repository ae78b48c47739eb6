import type { Category, CouponLimit, Id } from '#src/contract/generated/types.ts'
import { couponKey } from './inputs/coupon-key.ts'
import { memoize } from './memoize.ts'

/** A discount code of a category. */
export interface Coupon {
  /** By what its uses are counted; each category counts its own. */
  id: string
  category: Id
  /** As content writes it. */
  code: string
  /** How often it may be used; undefined: any number of times. */
  limit: CouponLimit | undefined
  /** The rules that it is for. */
  rules: ReadonlySet<Id>
}

/** The codes that a category's rules are for, by their keys. Rules that name one code have one limit, or none: that is checked before. */
export const couponsOf = memoize(({ id: category, rules = [] }: Pick<Category, 'id' | 'rules'>): ReadonlyMap<string, Coupon> => {
  const coupons = new Map<string, Coupon>()
  for (const { id, when } of rules) {
    for (const code of when?.coupons ?? []) {
      const key = couponKey(code)
      const known = coupons.get(key) ?? { id: `${category}/${key}`, category, code, limit: undefined, rules: new Set<Id>() }
      coupons.set(key, { ...known, limit: known.limit ?? when?.couponLimit, rules: new Set([...known.rules, id]) })
    }
  }
  return coupons
})
