import { fixedRow } from './duration-row.ts'
import { amountOf } from './offered.ts'
import { type DurationKind, oneRow, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { rangeText } from '../words/range-text.ts'
import { row } from './price-rows.ts'

/** From low to high, or above high when open. */
export const range: PriceKind<'range'> = {
  ...plain,
  compile(amount, { denominator, pointer }) {
    const { low, high } = amount
    const open = 'open' in amount && (amount.open ?? false)
    if (high <= low) pointer.at('high').report(`${high} must be above low, ${low}`)
    const lowNumerator = low * denominator
    const highNumerator = high * denominator
    return { most: highNumerator, add: (_, accumulator) => accumulator.add(lowNumerator, highNumerator, open) }
  },
  // Of a range from 0 the text has no least figure: "Up to $25".
  rows: (price, { money, wording }) => [row(rangeText(price, money, wording), price, price.low === 0 ? null : price.low)],
}

export const publishedRange: PublishedPriceKind<'range'> = {
  isQuote: false,
  rowCount: oneRow,
  withAmounts: (price, change) => ({ ...price, low: change(price.low), high: change(price.high) }),
  offer: ({ low, high, open = false }) => amountOf(low, open ? null : high),
}

export const rangeDuration: DurationKind<'range'> = {
  rows: ({ low, high }, { messages }) => [fixedRow({ low, high }, messages)],
  span: ({ low, high }) => ({ low, high }),
}
