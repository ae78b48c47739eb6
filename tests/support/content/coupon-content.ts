import type { CouponLimit } from '#src/contract/generated/types.ts'
import type { FileEdit } from './file-edit.ts'

/** A fifth off one package in June with either code, and $10 off anything. */
const RULES = [
  {
    id: 'early-summer',
    title: 'Early summer',
    when: { coupons: ['SUN-2027', 'Good neighbor'], package: ['car-basic-shine'], date: { from: '2027-06-01', until: '2027-06-30' } },
    effect: { kind: 'percent', bps: -2000, of: 'base' },
  },
  { id: 'welcome', title: 'Welcome back', when: { coupons: ['AGAIN10'] }, effect: { kind: 'amount', amount: -1000 } },
]

/** The sample business with discount codes for cars. */
export const COUPONS: readonly FileEdit[] = [
  { file: 'categories/car.json', at: '/rules', set: RULES },
  {
    file: 'categories/car.json',
    at: '/couponWords',
    set: {
      label: 'Discount code',
      hint: 'Leave this empty if you have none.',
      offer: 'Offer',
      unknown: 'This code is not known',
      unused: 'This code changes nothing for what you chose',
    },
  },
]

/** Every code, as it might stand in an answer. */
export const CODES = /sun-2027|good neighbor|again10/i

/** The same, where the code that is for anything may be used so often. */
export const limitedCoupons = (couponLimit: CouponLimit): readonly FileEdit[] => [
  ...COUPONS,
  { file: 'categories/car.json', at: '/rules/1/when/couponLimit', set: couponLimit },
  { file: 'categories/car.json', at: '/couponWords/usedUp', set: USED_UP_TEXT },
  { file: 'categories/car.json', at: '/couponWords/usedBefore', set: USED_BEFORE_TEXT },
]

export const USED_UP_TEXT = 'This code has been used up'
export const USED_BEFORE_TEXT = 'You have used this code before'
