import type { Duration } from '#src/contract/generated/types.ts'

/** From low to high minutes. */
export interface Span {
  low: number
  high: number
}

/** How long something can take, whatever is chosen; null when that depends on a quantity. */
export function durationSpan(duration: Duration): Span | null {
  switch (duration.kind) {
    case 'exact':
      return { low: duration.amount, high: duration.amount }
    case 'range':
      return { low: duration.low, high: duration.high }
    case 'by':
      return widest([...duration.rows.map(({ price }) => price), ...(duration.else === undefined ? [] : [duration.else])].map(durationSpan))
    case 'sum':
      return duration.of.map(durationSpan).reduce((sum, next) => (sum && next ? { low: sum.low + next.low, high: sum.high + next.high } : null))
    case 'per':
      return null
  }
}

function widest(spans: readonly (Span | null)[]): Span | null {
  return spans.reduce((wide, next) => (wide && next ? { low: Math.min(wide.low, next.low), high: Math.max(wide.high, next.high) } : null))
}
