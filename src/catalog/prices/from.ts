import type { FromPrice } from '#src/contract/generated/types.ts'
import type { PriceKind } from './price-scope.ts'

/** This price or more. */
export const from: PriceKind<FromPrice> = {
  compile({ amount }, { denominator }) {
    const parts = amount * denominator
    return { most: parts, add: (_, tally) => tally.add(parts, parts, true) }
  },
}
