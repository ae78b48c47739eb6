import type { Messages, Price } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'
import type { Interval } from '../estimate/interval.ts'
import type { Money } from './money.ts'
import type { PriceOf } from '../prices/price-amount.ts'
import type { PriceRow, PriceTextContext } from '../prices/price-rows.ts'
import { priceKindOf } from '../prices/registry.ts'

export type { PriceRow, PriceTextContext } from '../prices/price-rows.ts'

type PriceWording = Messages['price']

/** Expands a price into rows, one for every option, band and tier. With intervalText the only source of price text. */
export function priceRows<K extends Price['kind']>(price: PriceOf<K>, context: PriceTextContext): PriceRow[] {
  return priceKindOf<K>(price).rows(price, context, inner => priceRows(inner, context))
}

/** Formats an amount of an estimate. */
export function intervalText({ low, high }: Interval, money: Money, wording: PriceWording): string {
  if (low === 0 && high === 0) return wording.included
  // A discount's ends are its shares of the low and the high total; only the low one is shown.
  if (low < 0 || (high !== null && high < 0)) return money.text(low)
  if (high === null) return fill(wording.from, { amount: money.text(low) })
  if (low === high) return money.text(low)
  return fill(wording.range, { low: money.text(low), high: money.text(high) })
}

/** The text of a price per unit, such as a pair. */
export function perUnit(text: string, unit: string | undefined, wording: PriceWording): string {
  return unit === undefined ? text : fill(wording.perUnit, { text, unit })
}
