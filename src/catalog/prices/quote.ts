import type { QuotePrice } from '#src/contract/generated/types.ts'
import { type PriceKind, NO_PRICE } from './price-scope.ts'

/** No number: a consultation, and why. */
export const quote: PriceKind<QuotePrice> = {
  compile({ reason: id }, { place, reasonById }) {
    const reason = place.at('reason').find(reasonById, id, 'reason')
    if (reason === null) return NO_PRICE
    return { most: 0, add: (_, tally) => void tally.reasons.push(reason) }
  },
}
