import type { Money } from '../../catalog/words/money.ts'
import type { Problem } from '../../contract/decode.ts'
import { findPrices } from './find-prices.ts'
import type { Path } from './patches.ts'
import { priceProblems } from './price-problems.ts'
import { durationScope, priceScope } from './price-scope.ts'

/** Something wrong in a price or duration of a draft, in an owner's words. */
export interface PriceFinding {
  /** Of the price. */
  pointer: string
  /** Of the field in it. */
  path: Path
  message: string
}

/** Everything wrong in the prices and durations of a category's draft. */
export function priceFindings(category: object, reasons: readonly { id: string }[], money: Money): PriceFinding[] {
  const scopes = { Price: priceScope(category, reasons, money), Duration: durationScope(category) }
  return findPrices(category).flatMap(({ type, value, path, pointer }) =>
    priceProblems(value, scopes[type]).map(problem => ({ pointer, path: [...path, ...problem.path], message: problem.message })),
  )
}

/** What validators found beside it: where a price says itself what is wrong with it, they need not. */
export function besidePrices<P extends Problem>(problems: readonly P[], prices: readonly PriceFinding[]): P[] {
  return problems.filter(({ pointer }) => !prices.some(price => `${pointer}/`.startsWith(`${price.pointer}/`)))
}
