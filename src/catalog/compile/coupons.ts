import type { Category, CodeInput, CouponWords, InputCondition, LookupInput, When } from '#src/contract/generated/types.ts'
import { COUPON, OFFER, type Optional, USED_UP } from '../inputs/is-coupon.ts'
import { couponsOf } from '../category-coupons.ts'
import type { VisitWording } from '../words/visit-words.ts'
import type { ContentPointer } from './content-pointer.ts'
import { checkCouponLimits } from './check-coupon-limits.ts'
import { type Offer, offersFor, offersOf } from './offers.ts'

/** What follows from a code that no rule has; no rule has this id. */
const UNKNOWN = '$unknown'

/**
 * Writes out the `coupons` of a category's rules, which keep them: as one question for a code that nobody must answer, what is looked up by it, and conditions
 * about that. Reports what is wrong with them. `wording` is for the days of their rules.
 */
export function writtenOutCoupons(category: Category, pointer: ContentPointer, wording: VisitWording | null = null): Category {
  const { rules = [], couponWords: words } = category
  const offers = offersOf(rules, pointer.at('rules'), wording)
  checkCouponLimits(category, pointer)
  if (offers.length === 0) return category
  if (words === undefined) pointer.report('say in couponWords what visitors read of discount codes')
  if (words === undefined) return category
  category.inputs.forEach(({ id }, position) => {
    if (id === COUPON || id === OFFER)
      pointer.at('inputs', position, 'id').report(`"${id}" is what rules with discount codes ask: choose a different one`)
  })
  const written = (when: When): When =>
    when.coupons === undefined ? when : { ...when, inputs: [...(when.inputs ?? []), { input: OFFER, options: offersFor(when.coupons, offers) }] }
  return {
    ...category,
    inputs: [
      ...category.inputs,
      couponInput(words),
      offerInput(
        words,
        offers,
        [...couponsOf(category).values()].some(({ limit }) => limit !== undefined),
      ),
    ],
    rules: rules.map(rule => ({
      ...rule,
      ...(rule.when && { when: written(rule.when) }),
      ...(rule.unless && { unless: rule.unless.map(written) }),
    })),
  }
}

/** A part of content as it was before coupons were written out; what is inside of it stays as it is. */
export function foldedCoupons(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter(item => typeof item !== 'object' || item === null || !('optional' in item))
  if (typeof part !== 'object' || part === null || !('coupons' in part && 'inputs' in part)) return part
  const { inputs, ...rest } = part as { inputs: readonly InputCondition[] }
  const own = inputs.filter(({ input }) => input !== OFFER)
  return { ...rest, ...(own.length > 0 && { inputs: own }) }
}

/** Asked wherever the lookup that reads it is used: that one is always asked. */
function couponInput({ label, hint, placeholder, unknown }: CouponWords): CodeInput & Optional {
  const texts = { label, ...(hint !== undefined && { hint }), ...(placeholder !== undefined && { placeholder }) }
  return { id: COUPON, kind: 'code', ...texts, show: 'used', required: unknown, optional: true }
}

function offerInput({ offer, unknown, usedUp = '' }: CouponWords, offers: readonly Offer[], isLimited: boolean): LookupInput & Optional {
  return {
    id: OFFER,
    kind: 'lookup',
    label: offer,
    show: 'always',
    required: unknown,
    from: COUPON,
    options: [
      { id: UNKNOWN, label: unknown },
      ...offers.map(({ id, titles }) => ({ id, label: titles.join(', ') })),
      ...(isLimited ? [{ id: USED_UP, label: usedUp }] : []),
    ],
    rows: offers.map(({ id, codes }) => ({ option: id, values: codes })),
    else: { option: UNKNOWN },
    optional: true,
  }
}
