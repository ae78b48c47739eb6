import type { Fee, PercentFee, PolicyAmount } from '#src/contract/generated/types.ts'
import type { Interval } from '../estimate/interval.ts'
import { roundQuotient, WHOLE_BPS } from '../estimate/rounding.ts'
import { countOf, type PolicyBasis } from './policy-basis.ts'

/** While a price has no number, a part of it has none. */
const UNKNOWN: PolicyAmount = { low: null, high: null }

/** What a fee comes to: low and high apart, each rounded once. A percentage is never more than the price, but where its least amount is. */
export function feeOf(fee: Fee, basis: PolicyBasis): PolicyAmount {
  switch (fee.kind) {
    case 'amount':
      return { low: fee.amount, high: fee.amount }
    case 'each': {
      const amount = fee.amount * countOf(basis, fee.input)
      return { low: amount, high: amount }
    }
    case 'percent':
      return basis.price === null ? UNKNOWN : percentOf(fee, basis.price)
  }
}

function percentOf({ bps, of = 'total', min = 0, max = Infinity }: PercentFee, price: { total: Interval; base: Interval }): PolicyAmount {
  const { [of]: part, total } = price
  const bounded = (amount: number, whole: number) => Math.min(Math.max(Math.min(shareOf(amount, bps), whole), min), max)
  const low = bounded(part.low, total.low)
  const high = part.high === null ? max : bounded(part.high, total.high ?? Infinity)
  if (high === Infinity) return { low, high: null }
  // What ends the high end is no price: it is told apart.
  return { low, high, ...(high === max && low < max && { max }) }
}

/** A part of an amount, rounded half up; exact for every amount that a price can be, since the whole hundreds of percents are not divided. */
function shareOf(amount: number, bps: number): number {
  const rest = amount % WHOLE_BPS
  return ((amount - rest) / WHOLE_BPS) * bps + roundQuotient(rest * bps, WHOLE_BPS)
}
