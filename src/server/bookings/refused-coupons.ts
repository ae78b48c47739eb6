import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { type HttpError, refuseFields } from '../http/http-error.ts'
import type { RefusedCoupon } from '../storage/coupons/coupon-tally.ts'

/** What a visitor reads of codes that a request may not use, in content's words. */
export function refusedToVisitors(refused: readonly RefusedCoupon[], { categoryById }: Catalog): FieldProblem[] {
  return refused.map(({ field, category, why }) => {
    const words = categoryById.get(category)?.category.couponWords
    return { field, message: words?.[why] ?? words?.unused ?? '' }
  })
}

/** Refuses codes that have been used; the owner may overrule it (`despite_warnings`). */
export function refusedToOwner(refused: readonly RefusedCoupon[]): HttpError {
  const problems = refused.map(({ field, code, why }) => ({ field, message: OWNER_WORDS[why](code) }))
  return refuseFields(problems, 'Discount codes have been used already', 422)
}

const OWNER_WORDS: Readonly<Record<RefusedCoupon['why'], (code: string) => string>> = {
  usedUp: code => `The code ${code} has been used up`,
  usedBefore: code => `This customer has used the code ${code} already`,
}
