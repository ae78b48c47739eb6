import type { Id, Price } from '#src/contract/generated/types.ts'
import type { Interval } from '../estimate/interval.ts'
import type { RowChoice } from './price-rows.ts'

/** What a price asks of whoever has made some choices, in parts that catalogs of offers have words for; amounts in minor units. */
export type Offered = OfferedAmount | OfferedRate | OfferedTogether

/** An amount, or a span of amounts; open without a high end. */
export interface OfferedAmount extends Interval {
  kind: 'amount'
}

/** A rate for each so many units of a number; where it is graduated, for the part of the number above one end, up to and with another. */
export interface OfferedRate extends Interval {
  kind: 'rate'
  input: Id
  each: number
  roundUp?: number | undefined
  above?: number | undefined
  upTo?: number | undefined
}

/** Several that are paid together; in all at least, and at most. */
interface OfferedTogether {
  kind: 'together'
  of: Offered[]
  min?: number | undefined
  max?: number | undefined
}

/** What a kind of price is asked of one of its rows: which choices lead to it, and what is inside. */
export interface OfferScope {
  choices: readonly RowChoice[]
  /** What an inner price asks; null for a consultation. */
  offerOf: (inner: Price) => Offered | null
}

/** An amount, from low to high. */
export function amountOf(low: number, high: number | null): OfferedAmount {
  return { kind: 'amount', low, high }
}

/** Prices that are paid together; amounts among them are added up. */
export function together(parts: readonly Offered[]): Offered {
  const flat = parts.flatMap(part => (part.kind === 'together' && part.min === undefined && part.max === undefined ? part.of : [part]))
  const amounts = flat.filter(part => part.kind === 'amount')
  const sum = amounts.reduce((all, { low, high }) => amountOf(all.low + low, all.high === null || high === null ? null : all.high + high), NOTHING)
  const others = flat.filter(part => part.kind !== 'amount')
  const of = sum.low === 0 && sum.high === 0 && others.length > 0 ? others : [sum, ...others]
  const [only] = of
  return of.length === 1 && only !== undefined ? only : { kind: 'together', of }
}

const NOTHING = amountOf(0, 0)

/** A price that is in all at least, and at most, so much. */
export function between(inner: Offered, min: number | undefined, max: number | undefined): Offered {
  if (inner.kind === 'together' && inner.min === undefined && inner.max === undefined) return { ...inner, min, max }
  if (inner.kind !== 'amount') return { kind: 'together', of: [inner], min, max }
  const clamp = (amount: number) => Math.min(Math.max(amount, min ?? 0), max ?? Infinity)
  return amountOf(clamp(inner.low), inner.high === null ? (max ?? null) : clamp(inner.high))
}
