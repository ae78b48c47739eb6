import { noAmounts, oneRow, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { row } from './price-rows.ts'
import { NO_PRICE } from './price-scope.ts'

/** A consultation with its reason, in place of a number. */
export const quote: PriceKind<'quote'> = {
  ...plain,
  compile({ reason: id }, { pointer, reasonById }) {
    const reason = pointer.at('reason').find(reasonById, id, 'reason')
    if (reason === null) return NO_PRICE
    return { most: 0, add: (_, accumulator) => void accumulator.reasons.push(reason) }
  },
  rows: (price, { wording }) => [row(wording.quote, price, null)],
}

export const publishedQuote: PublishedPriceKind<'quote'> = { isQuote: true, rowCount: oneRow, withAmounts: noAmounts, offer: () => null }
