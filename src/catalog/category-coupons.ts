import type { Category, CouponLimit, Id } from '#src/contract/generated/types.ts'
import { couponKey } from './inputs/coupon-key.ts'
import { memoize } from './memoize.ts'

/** A discount code of a category. */
export interface Coupon {
  /** By what its uses are noted; those of all categories that have it count together. */
  id: string
  category: Id
  /** As content writes it. */
  code: string
  /** How often it may be used; undefined: any number of times. */
  limit: CouponLimit | undefined
  /** The rules that it is for. */
  rules: ReadonlySet<Id>
}

/** The part of a coupon's id that is the same in all categories: by this its uses are counted. */
export function sharedKey(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** The ids that a coupon has, had or will have in any of some categories. */
export function sharedIds(id: string, categories: readonly Pick<Category, 'id'>[]): string[] {
  return categories.map(category => idIn(category.id, sharedKey(id)))
}

/** The codes that a category's rules are for, by their keys. Rules that name one code have one limit, or none: that is checked before. */
export const couponsOf = memoize(({ id: category, rules = [] }: Pick<Category, 'id' | 'rules'>): ReadonlyMap<string, Coupon> => {
  const coupons = new Map<string, Coupon>()
  for (const { id, when } of rules) {
    for (const code of when?.coupons ?? []) {
      const key = couponKey(code)
      const known = coupons.get(key) ?? { id: idIn(category, key), category, code, limit: undefined, rules: new Set<Id>() }
      coupons.set(key, { ...known, limit: known.limit ?? when?.couponLimit, rules: new Set([...known.rules, id]) })
    }
  }
  return coupons
})

function idIn(category: Id, key: string): string {
  return `${category}/${key}`
}
