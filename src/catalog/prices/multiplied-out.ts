import { gcd, roundQuotient } from '../estimate/rounding.ts'
import type { Amount } from './price-amount.ts'

/** A factor of 1, in basis points. */
export const WHOLE = 10_000

/** The fields of prices and durations that are amounts. */
export const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'low', 'high', 'rate', 'highRate', 'min', 'max'])

/**
 * A price or duration without factors, as it is told: they are multiplied with one another, then with each amount, which is rounded once. A choice of
 * factors becomes a table.
 */
export function multipliedOut<A extends Amount>(amount: A): A {
  return scaled(amount, 1, 1) as A
}

/** Times `times` / `over`. */
function scaled(part: unknown, times: number, over: number): unknown {
  if (Array.isArray(part)) return part.map(inner => scaled(inner, times, over))
  if (typeof part !== 'object' || part === null) return part
  if (isScale(part)) {
    const { input, factors = [], bps } = part
    const by = (own: number) => {
      const common = gcd(times * own, over * WHOLE)
      return scaled(part.price, (times * own) / common, (over * WHOLE) / common)
    }
    if (input === undefined) return by(bps ?? WHOLE)
    const rows = factors.map(factor => ({ option: factor.option, price: by(factor.bps) }))
    return { kind: 'by', input, rows, ...(bps !== undefined && { else: by(bps) }) }
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'number' && AMOUNTS.has(key) ? roundQuotient(value * times, over) : scaled(value, times, over),
    ]),
  )
}

function isScale(part: object): part is Extract<Amount, { kind: 'scale' }> {
  return 'kind' in part && part.kind === 'scale'
}
