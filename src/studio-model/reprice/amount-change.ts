import { roundQuotient, WHOLE_BPS } from '#src/catalog/estimate/rounding.ts'
import type { Day } from '#src/contract/generated/types.ts'

/**
 * How amounts change: raised by hundredths of a percent, or by `plus` minor units (lowered below 0), then rounded to a multiple of `step` minor units,
 * which is 1 where nothing is to be rounded. At once, or for visits `from` a day on.
 */
export interface AmountChange {
  bps: number
  plus?: number
  step: number
  from?: Day
}

/** The largest amount that the schemas allow. */
const MOST = 1_000_000_000

/** The changed amount, rounded once; null where it would become 0, of the other sign, or too large. What is 0 stays free. */
export function changedAmount(amount: number, { bps, plus = 0, step }: Omit<AmountChange, 'from'>): number | null {
  if (amount === 0) return 0
  const changed = roundQuotient(amount * (WHOLE_BPS + bps) + plus * WHOLE_BPS, WHOLE_BPS * step) * step
  return changed === 0 || changed < 0 !== amount < 0 || Math.abs(changed) > MOST ? null : changed
}
