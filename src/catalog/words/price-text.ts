import type { Id, Messages, Price } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'
import type { Interval } from '../estimate/interval.ts'
import type { Money } from './money.ts'
import type { PriceOf } from '../prices/price-amount.ts'
import type { KindRow, PriceTextContext } from '../prices/price-rows.ts'
import { kindRows } from '../prices/walk.ts'
import { rangeText } from './range-text.ts'
import { areTogether, labelsOf } from './row-labels.ts'

export type { PriceTextContext } from '../prices/price-rows.ts'

type PriceWording = Messages['price']

/** A row of a price, with its choices in words. */
export interface PriceRow extends KindRow {
  labels: string[]
  /** The options of the labels, by input; the package's is none. */
  answers: Readonly<Record<Id, Id>>
}

/** A price in words, a row for every option, band and tier. With intervalText the only source of price text. */
export function priceRows<K extends Price['kind']>(price: PriceOf<K>, context: PriceTextContext): PriceRow[] {
  const rows = kindRows<K>(price, context).filter(({ choices }) => areTogether(choices))
  return rows.map(row => ({ ...row, labels: labelsOf(row.choices, rows, context), answers: answersOf(row) }))
}

function answersOf({ choices }: KindRow): PriceRow['answers'] {
  return Object.fromEntries(choices.flatMap(({ input, option }) => (option === undefined || input === '$package' ? [] : [[input, option]])))
}

/** Formats an amount of an estimate. */
export function intervalText({ low, high }: Interval, money: Money, wording: PriceWording): string {
  if (low === 0 && high === 0) return wording.included
  // A discount's ends are its shares of the low and the high total; only the low one is shown. A maximum may cut an open end alone: nothing is added.
  if (low < 0 || (high ?? low) <= 0) return money.text(low)
  if (high === null) return fill(wording.from, { amount: money.text(low) })
  return low === high ? money.text(low) : rangeText({ low, high }, money, wording)
}

/** The text of a price per unit, such as a pair. */
export function perUnit(text: string, unit: string | undefined, wording: PriceWording): string {
  return unit === undefined ? text : fill(wording.perUnit, { text, unit })
}
