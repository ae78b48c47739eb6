import type { Kysely } from 'kysely'
import { visible } from '../appointments/visible.ts'
import type { Tables } from '../tables.ts'
import { usesOf } from './coupon-uses.ts'

export interface CouponStore {
  /** How often each of some codes is used, by its id, but for the use of one request; those that nobody uses are left out. */
  uses: (coupons: readonly string[], except?: string) => Promise<ReadonlyMap<string, number>>
}

/** Builds the store of how often discount codes are used, on either engine. */
export function buildCouponStore(db: Kysely<Tables>): CouponStore {
  return {
    uses: async (coupons, except) => new Map((await usesOf(await visible(db), coupons, except)).map(({ coupon, used }) => [coupon, used])),
  }
}
