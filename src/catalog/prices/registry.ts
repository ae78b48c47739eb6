import { by } from './by.ts'
import { exact } from './exact.ts'
import { from } from './from.ts'
import { furtherKinds } from './further-kinds.ts'
import { included } from './included.ts'
import { per } from './per.ts'
import type { AmountKind } from './price-amount.ts'
import type { PriceKind } from './price-kind.ts'
import { quote } from './quote.ts'
import { range } from './range.ts'

/** The only list of what prices do wherever amounts are computed or shown; what only publishing and durations ask is in published-kinds.ts. */
const priceKinds: { [K in AmountKind]: PriceKind<K> } = { exact, from, range, included, quote, by, per, ...furtherKinds }

/** The behaviour of a price or duration by its kind. */
export function priceKindOf<K extends AmountKind>({ kind }: { kind: K }): PriceKind<K> {
  return priceKinds[kind]
}

/** Adds the kinds that a browser's script begins without. */
export function addPriceKinds(further: typeof furtherKinds): void {
  Object.assign(priceKinds, further)
}
