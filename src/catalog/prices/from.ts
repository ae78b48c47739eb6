import { fill } from '../words/fill.ts'
import { amountOf } from './offered.ts'
import { oneRow, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { row } from './price-rows.ts'

/** At least this amount. */
export const from: PriceKind<'from'> = {
  ...plain,
  compile({ amount }, { denominator }) {
    const numerator = amount * denominator
    return { most: numerator, add: (_, accumulator) => accumulator.add(numerator, numerator, true) }
  },
  rows: (price, { money, wording }) => [row(fill(wording.from, { amount: money.text(price.amount) }), price, price.amount)],
}

export const publishedFrom: PublishedPriceKind<'from'> = {
  isQuote: false,
  rowCount: oneRow,
  withAmounts: (price, change) => ({ ...price, amount: change(price.amount) }),
  offer: ({ amount }) => amountOf(amount, null),
}
