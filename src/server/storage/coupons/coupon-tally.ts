import { sharedKey } from '#src/catalog/category-coupons.ts'
import type { UsedCoupon } from '#src/booking/request/used-coupons.ts'

/** A code that a request may not use: as often as it may, it has been used by anybody (`usedUp`), or by this customer (`usedBefore`). */
export interface RefusedCoupon extends Pick<UsedCoupon, 'category' | 'code' | 'field'> {
  why: 'usedUp' | 'usedBefore'
}

/** How often codes are used, in all and by customer, by the keys that they have in all categories. */
export class CouponTally {
  private readonly counts = new Map<string, number>()
  private readonly namesOf: ReadonlyMap<string, readonly string[]>

  /** @param namesOf by what the customer of each appointment is known; one that is not named is its own customer */
  constructor(namesOf: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.namesOf = namesOf
  }

  /** Sets how often a code is used in all. */
  set(coupon: string, count: number): void {
    this.counts.set(coupon, count)
  }

  /** Counts a use by an appointment's customer. */
  addOfCustomer(id: string, coupon: string, count = 1): void {
    for (const key of this.ofCustomer(id, coupon)) this.counts.set(key, this.count(key) + count)
  }

  /** Counts the uses of an appointment; with -1 it gives them back. */
  add(id: string, coupons: readonly Pick<UsedCoupon, 'id'>[], count: 1 | -1 = 1): void {
    for (const coupon of new Set(coupons.map(each => sharedKey(each.id)))) {
      this.counts.set(coupon, this.count(coupon) + count)
      this.addOfCustomer(id, coupon, count)
    }
  }

  /** Those of the codes that an appointment may not use. */
  refused(id: string, coupons: readonly UsedCoupon[]): RefusedCoupon[] {
    return coupons.flatMap(({ id: stored, category, code, field, limit }): RefusedCoupon[] => {
      const coupon = sharedKey(stored)
      if (limit?.uses !== undefined && this.count(coupon) >= limit.uses) return [{ category, code, field, why: 'usedUp' }]
      const isUsedBefore = limit?.oncePerCustomer === true && this.ofCustomer(id, coupon).some(key => this.count(key) > 0)
      return isUsedBefore ? [{ category, code, field, why: 'usedBefore' }] : []
    })
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0
  }

  private ofCustomer(id: string, coupon: string): string[] {
    return (this.namesOf.get(id) ?? [id]).map(name => `${coupon}\n${name}`)
  }
}
