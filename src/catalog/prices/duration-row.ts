import { durationText } from '../words/duration-text.ts'
import type { DurationRow, DurationTextContext, Span } from './price-kind.ts'

/** The row of a duration that depends on no quantity. */
export function fixedRow(span: Span, { duration }: DurationTextContext['messages']): DurationRow {
  return { labels: [], span, text: durationText(span, duration) }
}

/** The span of both; null when one of them depends on a quantity. */
export function widest(wide: Span | null, next: Span | null): Span | null {
  return wide && next ? { low: Math.min(wide.low, next.low), high: Math.max(wide.high, next.high) } : null
}
