import { durationText } from '../words/duration-text.ts'
import type { DurationRow, DurationTextContext, Span } from './price-kind.ts'

/** The row of a duration that depends on no quantity. */
export function fixedRow(span: Span, { duration }: DurationTextContext['messages']): DurationRow {
  return { labels: [], span, text: durationText(span, duration) }
}
