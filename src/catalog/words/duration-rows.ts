import type { Duration } from '#src/contract/generated/types.ts'
import type { DurationOf } from '../prices/price-amount.ts'
import type { DurationRow, DurationTextContext, Span } from '../prices/price-kind.ts'
import { durationKindOf } from '../prices/published-kinds.ts'

/** Expands a duration into rows, one for every option, as priceRows does for a price. */
export function durationRows<K extends Duration['kind']>(duration: DurationOf<K>, context: DurationTextContext): DurationRow[] {
  return durationKindOf<K>(duration).rows(duration, context, inner => durationRows(inner, context))
}

/** The shortest and longest possible duration in minutes; null when it depends on a quantity. */
export function durationSpan<K extends Duration['kind']>(duration: DurationOf<K>): Span | null {
  return durationKindOf<K>(duration).span(duration, durationSpan)
}
