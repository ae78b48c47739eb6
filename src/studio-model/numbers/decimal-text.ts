import type { Money } from '#src/catalog/words/money.ts'
import type { DraftNumber } from './draft-number.ts'

/** Limits of whole numbers that owners edit as decimals: cents as dollars, hundredths of a percent as percents. */
export interface DecimalRule {
  decimals: number
  min: number
  max: number
  /** A refused number within the limits. */
  not?: number
  /** A number of this kind as an owner would write it, where it is unlike an amount. */
  example?: string
  /** What may stand before or after the digits, as spreadsheets and price lists write it. */
  mark?: RegExp
  /** Formats a number for owners. */
  say: (value: number) => string
}

/** A sign of any currency, such as the dollar's, before or after an amount. */
export const CURRENCY = /(?<=^-?)\p{Sc}\s?|\s?\p{Sc}$/u

const PERCENT = /\s?%$/

/** The amounts of a currency that the schemas allow for a price; one or more minor units. */
export function priceRule(money: Money): DecimalRule {
  return { decimals: money.decimals, min: 1, max: 1_000_000_000, mark: CURRENCY, say: money.text }
}

/** The amounts of a currency where a list may say zero. */
export function orNoneRule(money: Money): DecimalRule {
  return { ...priceRule(money), min: 0 }
}

/** The amounts of a currency that an answer may add or take off, or 0 where it does neither. */
export function anyAmountRule(money: Money): DecimalRule {
  return { ...priceRule(money), min: -1_000_000_000 }
}

/** The amounts of a currency that a rule may add or take off. */
export function differenceRule(money: Money): DecimalRule {
  return { ...anyAmountRule(money), not: 0 }
}

/** Parts of a price in hundredths of a percent; 0 where a range begins or ends there. */
export const PERCENT_RULE: DecimalRule = { decimals: 2, min: -10_000, max: 100_000, mark: PERCENT, say: value => `${decimalText(value, 2, true)}%` }

/** A tax, in hundredths of a percent. */
export const TAX_RULE: DecimalRule = { decimals: 2, min: 1, max: 10_000, example: '6 or 6.25', mark: PERCENT, say: PERCENT_RULE.say }

/** What a price is multiplied by, in hundredths of a percent. */
export const FACTOR_RULE: DecimalRule = { decimals: 4, min: 1, max: 1_000_000, example: '1.5', say: value => decimalText(value, 4, true) }

/** Returns the field's text: "125" or "125.50"; a value that is no whole number is returned as is. */
export function decimalText(value: DraftNumber, decimals: number, isShort = false): string {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return String(value ?? '')
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals)
  const shown = isShort ? rest.replace(/0+$/, '') : /^0*$/.test(rest) ? '' : rest
  return `${value < 0 ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`
}

/**
 * Parses a decimal digit by digit, without floating point: "1,250.50", and with its mark "$125" or "-10%". Text that is no number with at most `decimals`
 * decimals is returned as typed.
 */
export function decimalFrom(text: string, { decimals, mark }: Pick<DecimalRule, 'decimals' | 'mark'>): DraftNumber {
  const written = text.trim()
  if (written === '') return undefined
  const [, sign = '', whole = '', rest = ''] = DECIMAL.exec(mark === undefined ? written : written.replace(mark, '')) ?? []
  const digits = whole.replaceAll(',', '')
  if (digits === '' || digits.length > 12 || rest.length > decimals) return text
  const magnitude = Number(digits + rest.padEnd(decimals, '0'))
  return sign === '-' && magnitude !== 0 ? -magnitude : magnitude
}

/** Commas are read between groups of three digits alone: "1,25" may mean 1.25 or 125, so it is refused. */
const DECIMAL = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/

/** Returns what is wrong with a number and what is allowed; null when valid. */
export function decimalProblem(value: DraftNumber, rule: DecimalRule): string | null {
  const { decimals, min, max, not, say } = rule
  const example = rule.example ?? exampleOf(decimals)
  if (value === undefined) return `Write a number, such as ${example}`
  if (!Number.isSafeInteger(value)) {
    return `${JSON.stringify(String(value))} does not work here: write digits ${decimalsText(decimals)}, such as ${example}`
  }
  if (Number(value) < min || Number(value) > max) return `Must be from ${say(min)} to ${say(max)}`
  return value === not ? `Must not be ${say(not)}` : null
}

function exampleOf(decimals: number): string {
  return decimals === 0 ? '125' : `125 or ${`125.5${'0'.repeat(decimals)}`.slice(0, 4 + decimals)}`
}

/** Says how many decimals a number may have, as part of a sentence. */
export function decimalsText(decimals: number): string {
  return decimals === 0 ? 'without decimals' : `with at most ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}`
}
