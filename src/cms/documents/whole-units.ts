import { type DocumentShape, type Unit, UNITS } from '#src/contract/document-shape.ts'
import { isFields } from '../defaults/merge.ts'

export function isUnit(shape: DocumentShape): shape is Unit {
  return UNITS.some(unit => unit === shape)
}

/** How to write as a whole number of its unit what was meant: "25.50" as 2550 cents, 7.5 % as 750. */
export function wholeWords(unit: Unit, typed: unknown, business: unknown): string {
  if (unit === 'minutes') return 'must be a whole number of minutes, such as 90 for an hour and a half'
  const { inUnit, decimals, example, words } = unit === 'money' ? moneyWords(decimalsOf(business)) : UNIT_WORDS[unit]
  const { value, isPercent, isPlain } = readNumber(typed) ?? { value: example, isPercent: false, isPlain: false }
  const meant = Math.round((value / (isPercent && unit === 'factor' ? 100 : 1)) * 10 ** decimals)
  const told = (whole: number) => `${whole} for ${words(whole / 10 ** decimals)}`
  // A text of digits alone may be either.
  if (isPlain) return `must be a number without quotes, in ${inUnit}: ${[...new Set([told(meant), told(value)])].join(', ')}`
  return `must be a whole number, in ${inUnit}: ${told(meant)}`
}

interface UnitWords {
  inUnit: string
  /** How many digits of the whole number stand behind the point of what people write. */
  decimals: number
  example: number
  words: (value: number) => string
}

const UNIT_WORDS: Readonly<Record<'percent' | 'factor', UnitWords>> = {
  percent: { inUnit: 'hundredths of a percent', decimals: 2, example: 7.5, words: value => `${value} %` },
  factor: { inUnit: 'hundredths of a percent', decimals: 4, example: 1.3, words: value => `${value} times` },
}

function moneyWords(decimals: number): UnitWords {
  const inUnit = decimals === 2 ? 'cents' : 'the smallest unit of the currency'
  return { inUnit, decimals, example: 25.5, words: value => value.toFixed(decimals) }
}

/** Decimals of the currency of a business document, which may be anything. */
function decimalsOf(business: unknown): number {
  const currency = isFields(business) ? business['currency'] : undefined
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

const TYPED = /^([+-]?)\s*\p{Sc}?\s*(\d+|\d{1,3}(?:,\d{3})+)((?:\.\d+|,\d{1,2})?)\s*(%?)\p{Sc}?$/u

/** The number of "25.50", "$1,250", "-7.5 %" or 25.5; `isPlain` for a text of digits alone. */
function readNumber(typed: unknown): { value: number; isPercent: boolean; isPlain: boolean } | null {
  const [all, sign = '', whole = '', part = '', percent = ''] = TYPED.exec(String(typed).trim()) ?? []
  if (all === undefined) return null
  const value = Number(`${sign}${whole.replaceAll(',', '')}${part.replace(',', '.')}`)
  return { value, isPercent: percent !== '', isPlain: all === whole }
}
