import type { ExactPrice } from '#src/contract/generated/types.ts'
import type { PriceKind } from './price-scope.ts'

/** This price. */
export const exact: PriceKind<ExactPrice> = {
  compile({ amount }, { denominator }) {
    const parts = amount * denominator
    return { most: parts, add: (_, tally) => tally.add(parts, parts, false) }
  },
}
