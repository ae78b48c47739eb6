import { fixedRow } from './duration-row.ts'
import { amountOf } from './offered.ts'
import { type DurationKind, oneRow, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { row } from './price-rows.ts'

/** A fixed amount. */
export const exact: PriceKind<'exact'> = {
  ...plain,
  compile({ amount }, { denominator }) {
    const numerator = amount * denominator
    return { most: numerator, add: (_, accumulator) => accumulator.add(numerator, numerator, false) }
  },
  rows: (price, { money }) => [row(money.text(price.amount), price, price.amount)],
}

export const publishedExact: PublishedPriceKind<'exact'> = {
  isQuote: false,
  rowCount: oneRow,
  withAmounts: (price, change) => ({ ...price, amount: change(price.amount) }),
  offer: ({ amount }) => amountOf(amount, amount),
}

export const exactDuration: DurationKind<'exact'> = {
  rows: ({ amount }, { messages }) => [fixedRow({ low: amount, high: amount }, messages)],
  span: ({ amount }) => ({ low: amount, high: amount }),
}
