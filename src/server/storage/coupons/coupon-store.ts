import type { Kysely } from 'kysely'
import { visible } from '../appointments/visible.ts'
import type { Tables } from '../tables.ts'
import { usesOf } from './coupon-uses.ts'

export interface CouponStore {
  /** How often codes with some ids are used, by the keys that they have in all categories, but for the use of one request; those that nobody uses are left out. */
  uses: (ids: readonly string[], except?: string) => Promise<ReadonlyMap<string, number>>
}

/** Builds the store of how often discount codes are used, on either engine. */
export function buildCouponStore(db: Kysely<Tables>): CouponStore {
  return {
    uses: async (ids, except) => usesOf(await visible(db), ids, except),
  }
}
