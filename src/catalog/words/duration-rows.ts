import type { Duration } from '#src/contract/generated/types.ts'
import type { DurationOf, DurationRow, DurationTextContext, Span } from '../prices/price-kind.ts'
import { durationKindOf } from '../prices/registry.ts'

/** Spreads a duration into rows as priceRows spreads a price: one for every option on the way to it. */
export function durationRows<K extends Duration['kind']>(duration: DurationOf<K>, context: DurationTextContext): DurationRow[] {
  return durationKindOf<K>(duration).rows(duration, context, inner => durationRows(inner, context))
}

/** How long something can take, in minutes, whatever is chosen; null when that depends on a quantity. */
export function durationSpan<K extends Duration['kind']>(duration: DurationOf<K>): Span | null {
  return durationKindOf<K>(duration).span(duration, durationSpan)
}
