import type { Category, Duration, Price } from '#src/contract/generated/types.ts'
import { bandsDuration, publishedBands } from './bands.ts'
import { byDuration, publishedBy } from './by.ts'
import { exactDuration, publishedExact } from './exact.ts'
import { publishedFrom } from './from.ts'
import { publishedIncluded } from './included.ts'
import { limitDuration, publishedLimit } from './limit.ts'
import type { Offered } from './offered.ts'
import { perDuration, publishedPer } from './per.ts'
import type { AmountKind, PriceOf } from './price-amount.ts'
import type { DurationKind, PublishedPriceKind } from './price-kind.ts'
import type { RowChoice } from './price-rows.ts'
import { publishedQuote } from './quote.ts'
import { publishedRange, rangeDuration } from './range.ts'
import { priceKindOf } from './registry.ts'
import { publishedScale, scaleDuration } from './scale.ts'
import { publishedSum, sumDuration } from './sum.ts'

// Two lists of their own, since a script bundles each list that it uses as a whole: the visitor's form uses neither.

const publishedKinds: { [K in AmountKind]: PublishedPriceKind<K> } = {
  exact: publishedExact,
  from: publishedFrom,
  range: publishedRange,
  included: publishedIncluded,
  quote: publishedQuote,
  by: publishedBy,
  bands: publishedBands,
  per: publishedPer,
  sum: publishedSum,
  limit: publishedLimit,
  scale: publishedScale,
}

const durationKinds: { [K in Duration['kind']]: DurationKind<K> } = {
  exact: exactDuration,
  range: rangeDuration,
  by: byDuration,
  bands: bandsDuration,
  per: perDuration,
  sum: sumDuration,
  limit: limitDuration,
  scale: scaleDuration,
}

/**
 * The publishing behaviour of a price by its kind.
 * @throws Error for a kind that there is not.
 */
function publishedKindOf<K extends AmountKind>({ kind }: { kind: K }): PublishedPriceKind<K> {
  if (!Object.hasOwn(publishedKinds, kind)) throw new Error(`there is no kind of price "${kind}"`)
  return publishedKinds[kind]
}

/** The behaviour of a duration by its kind. */
export function durationKindOf<K extends Duration['kind']>({ kind }: { kind: K }): DurationKind<K> {
  return durationKinds[kind]
}

/** Upper bound of the number of rows that priceRows returns. */
export function rowCount<K extends Price['kind']>(price: PriceOf<K>, category: Category): number {
  return publishedKindOf<K>(price).rowCount(price, category, inner => rowCount(inner, category))
}

/** What a price asks whoever has made the choices of one of its rows; null for a consultation. */
export function offered<K extends Price['kind']>(price: PriceOf<K>, choices: readonly RowChoice[]): Offered | null {
  return publishedKindOf<K>(price).offer(price, { choices, offerOf: inner => offered(inner, choices) })
}

/** The price with other amounts: `change` is asked for each of its own, `inner` for each price inside it. */
export function withAmounts<K extends Price['kind']>(price: PriceOf<K>, change: (amount: number) => number, inner: (price: Price) => Price): Price {
  return publishedKindOf<K>(price).withAmounts(price, change, inner)
}

/** Whether a price contains a quote at any depth. */
export function mentionsQuote<K extends Price['kind']>(price: PriceOf<K>): boolean {
  return publishedKindOf<K>(price).isQuote || priceKindOf<K>(price).children(price).some(mentionsQuote)
}
