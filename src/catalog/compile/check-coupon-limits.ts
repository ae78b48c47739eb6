import type { Category, CouponLimit, Rule, When } from '#src/contract/generated/types.ts'
import { couponKey } from '../inputs/coupon-key.ts'
import type { ContentPointer } from './content-pointer.ts'

/** Reports limits of no code, limits that differ for one code, and what visitors would read of them and content does not say. */
export function checkCouponLimits({ rules = [], couponWords: words }: Category, pointer: ContentPointer): void {
  const said = new Map<string, { limit: CouponLimit; rule: Rule }>()
  rules.forEach((rule, position) => {
    const own = pointer.at('rules', position)
    checkPlace(rule.when, own.at('when'))
    rule.unless?.forEach((unless, at) => {
      if (unless.couponLimit !== undefined)
        own.at('unless', at, 'couponLimit').report('an exception limits no code: say it where a rule is for the code')
    })
    const { coupons = [], couponLimit: limit } = rule.when ?? {}
    if (limit === undefined) return
    for (const code of coupons) {
      const known = said.get(couponKey(code))
      if (known !== undefined && !isSame(known.limit, limit))
        own.at('when', 'couponLimit').report(`"${code}" has another limit in "${known.rule.id}": a code has one, say it once`)
      said.set(couponKey(code), { limit, rule })
    }
  })
  const limits = [...said.values()].map(({ limit }) => limit)
  if (words === undefined || limits.length === 0) return
  if (words.usedUp === undefined) pointer.at('couponWords').report('say in usedUp what visitors read of a code that has been used up')
  if (words.usedBefore === undefined && limits.some(({ oncePerCustomer }) => oncePerCustomer))
    pointer.at('couponWords').report('say in usedBefore what visitors read of a code that they have used before')
}

function checkPlace({ coupons, couponLimit: limit }: When = {}, pointer: ContentPointer): void {
  if (limit === undefined) return
  if (coupons === undefined) pointer.at('couponLimit').report('limits no code: name some in coupons')
  if (limit.uses === undefined && limit.oncePerCustomer !== true) pointer.at('couponLimit').report('limits nothing: say how often, or leave it out')
}

function isSame(one: CouponLimit, other: CouponLimit): boolean {
  return one.uses === other.uses && (one.oncePerCustomer ?? false) === (other.oncePerCustomer ?? false)
}
