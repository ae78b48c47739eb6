import type { Price } from '#src/contract/generated/types.ts'

/** An answer that cannot be used; the message says what would be right. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer'
}

/**
 * Reads what was typed.
 * @throws WrongAnswer
 */
export type Read<T> = (text: string) => T

export const line: Read<string> = text => {
  if (text === '') throw new WrongAnswer('is needed')
  if (text.length > 200) throw new WrongAnswer('may have 200 characters')
  return text
}

/** A text that may be left out. */
export const anyLine: Read<string> = text => (text === '' ? '' : line(text))

/** Texts with commas between them. */
export const list: Read<string[]> = text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

export function matching(pattern: RegExp, otherwise: string): Read<string> {
  return text => {
    if (!pattern.test(text)) throw new WrongAnswer(otherwise)
    return text
  }
}

/** Reads one of `values`: case-insensitive, or by its last part (the city of a time zone). The error lists `told`, for values too many to list. */
export function oneOf(values: readonly string[], told = values): Read<string> {
  return text => {
    const typed = text.toLowerCase().replaceAll(' ', '_')
    const found = values.find(name => name.toLowerCase() === typed) ?? values.find(name => name.toLowerCase().endsWith(`/${typed}`))
    if (found === undefined) throw new WrongAnswer(`must be one of ${told.join(', ')}${told.length < values.length ? ' …' : ''}`)
    return found
  }
}

export const yesOrNo: Read<boolean> = text => {
  if (!/^(y|yes|n|no)$/i.test(text)) throw new WrongAnswer('must be y or n')
  return /^y/i.test(text)
}

/** Two names or more, each once. */
export const twoOrMore: Read<string[]> = text => {
  const names = list(text)
  if (names.length < 2) throw new WrongAnswer('needs two or more, with commas between them')
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new WrongAnswer(`names "${twice}" twice`)
  return names
}

export function wholeNumber(least: number, most: number): Read<number> {
  return text => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) throw new WrongAnswer(`must be a whole number from ${least} to ${most}`)
    return value
  }
}

/** A percentage that is taken off, as 10, 10% or -10%. */
export function percentOff(most: number): Read<number> {
  return text => wholeNumber(0, most)(text.replace(/^-/, '').replace(/\s*%$/, ''))
}

/** Minutes for each of the options, in their order, or the same for all: "90", or "60-120" (from so many to so many). */
export function minutes(options: readonly string[]): Read<Price[]> {
  return text => oneForEach(list(text).map(someMinutes), 'length', options)
}

function someMinutes(text: string): Price {
  const [, low = '', high = low] = /^(\d{1,4})(?:\s*-\s*(\d{1,4}))?$/.exec(text) ?? []
  if (Number(low) < 1 || Number(high) < Number(low)) throw new WrongAnswer('must be minutes such as 90, or 60-120')
  return low === high ? { kind: 'exact', amount: Number(low) } : { kind: 'range', low: Number(low), high: Number(high) }
}

/** The reason of what has no price yet. */
export const LOOK_FIRST = 'look-first'

/** One price for each of the options, in their order, or one for all: "45", "45+" (from 45 on), "45-60" or "quote" (no price before a look). */
export function prices(options: readonly string[], decimals: number): Read<Price[]> {
  return text =>
    oneForEach(
      list(text).map(part => price(part, decimals)),
      'price',
      options,
    )
}

/** The price of an add-on; "12 each" may be taken several times. */
export function addonPrices(options: readonly string[], decimals: number): Read<{ prices: Price[]; isEach: boolean }> {
  return text => {
    const once = text.replace(/\s+each$/i, '')
    return { prices: prices(options, decimals)(once), isEach: once !== text }
  }
}

/** An amount in the smallest unit of the currency; 0 for none. */
export function amountOrNone(decimals: number): Read<number> {
  return text => {
    if (text === '') return 0
    const read = price(text, decimals)
    if (read.kind !== 'exact') throw new WrongAnswer('must be an amount such as 120')
    return read.amount
  }
}

function oneForEach(read: readonly Price[], what: string, options: readonly string[]): Price[] {
  if (read.length === 1 || read.length === options.length) return [...read]
  const each =
    options.length === 0 ? `must be one ${what}` : `must be one ${what}, or ${options.length} with commas between them: for ${options.join(', ')}`
  throw new WrongAnswer(each)
}

function price(text: string, decimals: number): Price {
  if (text.toLowerCase() === 'quote') return { kind: 'quote', reason: LOOK_FIRST }
  const [, low = '', high = '', open = ''] = /^\D?(\d+(?:\.\d+)?)(?:\s*-\s*\D?(\d+(?:\.\d+)?))?\s*(\+)?$/.exec(text) ?? []
  const [least, most] = [low, high].map(amount => Math.round(Number(amount) * 10 ** decimals))
  if (low === '' || least === undefined || least < 1 || (high !== '' && (most === undefined || most <= least || open !== '')))
    throw new WrongAnswer('must be prices such as 45, 45+ (45 or more), 45-60 or quote')
  if (high !== '' && most !== undefined) return { kind: 'range', low: least, high: most }
  return { kind: open === '' ? 'exact' : 'from', amount: least }
}
