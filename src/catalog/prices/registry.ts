import type { Duration } from '#src/contract/generated/types.ts'
import { bands, bandsDuration, publishedBands } from './bands.ts'
import { by, byDuration, publishedBy } from './by.ts'
import { exact, exactDuration, publishedExact } from './exact.ts'
import { from, publishedFrom } from './from.ts'
import { included, publishedIncluded } from './included.ts'
import { limit, limitDuration, publishedLimit } from './limit.ts'
import { per, perDuration, publishedPer } from './per.ts'
import type { AmountKind } from './price-amount.ts'
import type { DurationKind, PriceKind, PublishedPriceKind } from './price-kind.ts'
import { publishedQuote, quote } from './quote.ts'
import { publishedRange, range, rangeDuration } from './range.ts'
import { publishedScale, scale, scaleDuration } from './scale.ts'
import { publishedSum, sum, sumDuration } from './sum.ts'

// The only lists of kinds. There are three, since a script bundles each list that it uses as a whole: the visitor's form uses only the first.

const priceKinds: { [K in AmountKind]: PriceKind<K> } = { exact, from, range, included, quote, by, bands, per, sum, limit, scale }

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

/** The behaviour of a price or duration by its kind. */
export function priceKindOf<K extends AmountKind>({ kind }: { kind: K }): PriceKind<K> {
  return priceKinds[kind]
}

/** The publishing behaviour of a price by its kind. */
export function publishedKindOf<K extends AmountKind>({ kind }: { kind: K }): PublishedPriceKind<K> {
  return publishedKinds[kind]
}

/** The behaviour of a duration by its kind. */
export function durationKindOf<K extends Duration['kind']>({ kind }: { kind: K }): DurationKind<K> {
  return durationKinds[kind]
}
