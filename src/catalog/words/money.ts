import type { Business } from '#src/contract/generated/types.ts'

/** Formats and converts amounts in minor units, and formats quantities. */
export interface Money {
  /** Amount for prices, without zero decimals: "$125", "$12.50". */
  text: (amount: number) => string
  /** Quantity: "2.5". */
  quantity: (value: number) => string
  /** Amount for totals: "$125.00". */
  exact: (amount: number) => string
  /** Amount in the currency's unit: 125. */
  value: (amount: number) => number
  /** Amount of a value, rounded: 12500. */
  amount: (value: number) => number
  /** Number of decimals of the currency. */
  decimals: number
}

/** The formats of a business's currency and locale. */
export function moneyOf({ currency, locale }: Pick<Business, 'currency' | 'locale'>): Money {
  const plain = new Intl.NumberFormat(locale)
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits: decimals = 2 } = exact.resolvedOptions()
  const unit = 10 ** decimals
  return {
    text: amount => (amount % unit === 0 ? whole : exact).format(amount / unit),
    quantity: value => plain.format(value),
    exact: amount => exact.format(amount / unit),
    value: amount => amount / unit,
    amount: value => Math.round(value * unit),
    decimals,
  }
}
