import type { Business } from '#src/contract/generated/types.ts'

/** Formats and parses amounts in minor units, and quantities. */
export interface Money {
  /** Amount for prices, without zero decimals: "$125", "$12.50". */
  text: (amount: number) => string
  /** Quantity: "2.5". */
  quantity: (value: number) => string
  /** Amount for totals: "$125.00". */
  exact: (amount: number) => string
  /** Amount as a plain number with the currency's decimals: "125.00". */
  decimal: (amount: number) => string
  /** Amount of a plain number: 12500. */
  parse: (decimal: string) => number
  /** Amount in the currency's unit: 125. */
  value: (amount: number) => number
  /** Amount of a value, rounded: 12500. */
  amount: (value: number) => number
  /** Number of decimals of the currency. */
  decimals: number
  /** Whether a value has no more decimals than the currency. */
  isValue: (value: number) => boolean
}

/** The formats of a business's currency and locale. */
export function moneyOf({ currency, locale }: Pick<Business, 'currency' | 'locale'>): Money {
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const unit = 10 ** digits
  const plain = new Intl.NumberFormat(locale)
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return {
    text: amount => (amount % unit === 0 ? whole : exact).format(amount / unit),
    quantity: value => plain.format(value),
    exact: amount => exact.format(amount / unit),
    decimal: amount => decimalText(amount, digits),
    parse: decimal => Math.round(Number(decimal) * unit),
    value: amount => amount / unit,
    amount: value => Math.round(value * unit),
    decimals: digits,
    isValue: value => value === Math.round(value * unit) / unit,
  }
}

/** Formats digit by digit: without division, nothing is rounded. */
function decimalText(amount: number, digits: number): string {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
