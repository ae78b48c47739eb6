import type { Money } from '#src/catalog/words/money.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Path } from '../draft/patches.ts'
import { findPrices } from './find-prices.ts'
import { priceProblems } from './price-problems.ts'
import { durationScope, type Place, priceScope } from './price-scope.ts'

/** A problem in a price or duration of a draft, in words for owners. */
export interface PriceFinding {
  /** JSON pointer to the price. */
  pointer: string
  /** Path of the field in the price. */
  path: Path
  message: string
}

/** Finds all problems in the prices and durations of a category's draft. */
export function priceFindings(
  category: object,
  reasons: readonly { id: string }[],
  money: Money,
  place: Pick<Place, 'prices' | 'published'> = {},
): PriceFinding[] {
  const ofItems = { Price: priceScope(category, reasons, money, place), Duration: durationScope(category, place) }
  const ofRules = { ...ofItems, Price: priceScope(category, reasons, money, { ...place, isOfRule: true }) }
  return findPrices(category).flatMap(({ type, value, path, pointer }) =>
    priceProblems(value, (path[0] === 'rules' ? ofRules : ofItems)[type]).map(problem => ({
      pointer,
      path: [...path, ...problem.path],
      message: problem.message,
    })),
  )
}

/** Drops the validator's problems within prices that have findings, which say the same in words for owners. */
export function problemsBeside<P extends Problem>(problems: readonly P[], prices: readonly PriceFinding[]): P[] {
  return problems.filter(({ pointer }) => !prices.some(price => `${pointer}/`.startsWith(`${price.pointer}/`)))
}
