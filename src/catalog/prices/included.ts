import type { IncludedPrice } from '#src/contract/generated/types.ts'
import { type PriceKind, NO_PRICE } from './price-scope.ts'

/** Free with this selection. */
export const included: PriceKind<IncludedPrice> = {
  compile: () => NO_PRICE,
}
