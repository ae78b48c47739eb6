import { amountOf } from './offered.ts'
import { noAmounts, oneRow, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { row } from './price-rows.ts'
import { NO_PRICE } from './price-scope.ts'

/** Free of charge. */
export const included: PriceKind<'included'> = {
  ...plain,
  compile: () => NO_PRICE,
  rows: (price, { wording }) => [row(wording.included, price, null)],
}

export const publishedIncluded: PublishedPriceKind<'included'> = {
  isQuote: false,
  rowCount: oneRow,
  withAmounts: noAmounts,
  offer: () => amountOf(0, 0),
}
