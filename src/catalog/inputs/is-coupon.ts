import type { Input } from '#src/contract/generated/types.ts'

/** Marks what rules ask of coupons among a category's inputs (../compile/coupons.ts): nobody must answer it. */
export interface Optional {
  optional: true
}

/** Whether an input is the question for a coupon, or what follows from it. */
export function isCoupon(input: Input): boolean {
  return 'optional' in input
}

/** The question for a coupon. */
export const COUPON = 'coupon'

/** What follows from its answer. */
export const OFFER = 'offer'

/** What follows from a code that has been used up (../compile/coupons.ts), whoever found that out: the server, or a refused request. */
export const USED_UP = '$used'

/** A text that is no coupon, to try what holds without one: coupons are longer. */
export const NO_COUPON = '-'
