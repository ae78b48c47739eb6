import type { RangePrice } from '#src/contract/generated/types.ts'
import type { PriceKind } from './price-scope.ts'

/** From low to high, or more than high when open. */
export const range: PriceKind<RangePrice> = {
  compile({ low, high, open = false }, { denominator, place }) {
    if (high <= low) place.at('high').report(`${high} must be above low, ${low}`)
    const lowParts = low * denominator
    const highParts = high * denominator
    return { most: highParts, add: (_, tally) => tally.add(lowParts, highParts, open) }
  },
}
