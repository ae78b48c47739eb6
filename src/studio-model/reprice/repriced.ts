import { type AmountChange, changedAmount } from './amount-change.ts'
import { canBeAddedTo, changedPrice, type Draft } from './changed-price.ts'
import { changedFrom, hasDaysInside } from './dated-price.ts'
import type { PricePlace } from './price-places.ts'

/** What a place would say: the same value where all of it stays. */
export interface Repriced {
  place: PricePlace
  after: unknown
  /** Amounts, in minor units, that stay since they would become 0 or too large. */
  kept: readonly number[]
  /** Why all of it stays, in an owner's words; null where something changes. */
  why: string | null
}

/** The first problem of a price in a place, in words; null when it has none. */
export type CheckPrice = (value: unknown, place: PricePlace) => string | null

/** A place with every amount changed that can be, at once or from a day on: named prices change where they stand, and factors stay. */
export function repriced(place: PricePlace, change: AmountChange, check: CheckPrice): Repriced {
  const { value, isPrice } = place
  const kept: number[] = []
  let amounts = 0
  const changed = (amount: number): number => {
    if (amount !== 0) amounts++
    const after = changedAmount(amount, change)
    if (after === null) kept.push(amount)
    return after ?? amount
  }
  const stays = (why: string): Repriced => ({ place, after: value, kept, why })
  const isAdded = (change.plus ?? 0) !== 0
  if (isAdded && isOfPercentages(place)) return stays(BY_PERCENT)
  if (!isPrice && change.from !== undefined) return stays('Can only change at once, not from a day on.')
  if (!isPrice) return typeof value === 'number' ? changedOr(changed(value)) : stays(INCOMPLETE)
  if (check(value, place) !== null) return stays(INCOMPLETE)
  if (isAdded && !canBeAddedTo(value as Draft)) return stays(BY_PERCENT)
  const all = (price: Draft) => changedPrice(price, changed, isAdded)
  const after = change.from === undefined ? all(value as Draft) : changedFrom(value as Draft, change.from, all)
  if (amounts === 0) return stays((value as Draft).kind === 'named' ? 'Names a price, which changes where it stands.' : 'Has no amount.')
  if (change.from !== undefined && hasDaysInside(value as Draft)) return stays(DAYS_INSIDE)
  const problem = check(after, place)
  return problem === null ? changedOr(after) : stays(`Would be no price any more: ${problem}.`)

  function changedOr(next: unknown): Repriced {
    if (JSON.stringify(next) !== JSON.stringify(value)) return { place, after: next, kept, why: null }
    return stays(kept.length > 0 ? '' : 'Stays as it is.')
  }
}

/** The price of another place in this one's. */
export function copied(place: PricePlace, source: PricePlace, check: CheckPrice): Repriced {
  const stays = (why: string): Repriced => ({ place, after: place.value, kept: [], why })
  if (JSON.stringify(place.value) === JSON.stringify(source.value)) return stays('Says the same.')
  const problem = check(source.value, place)
  return problem === null ? { place, after: source.value, kept: [], why: null } : stays(`Cannot be said here: ${problem}.`)
}

/** Whether a place is a discount, or bounds one or a surcharge: it grows with prices, and is none. */
function isOfPercentages({ value, isPrice, path }: PricePlace): boolean {
  return !isPrice && (Number(value) < 0 || (path[0] === 'rules' && path.at(-1) !== 'amount'))
}

const BY_PERCENT = 'Changes by a percentage alone.'

/** Why a price stays of which a part names another one, or changes on days of its own. */
export const DAYS_INSIDE = 'A part of it is a named price, or changes on days of its own: enter its new price in its form.'

const INCOMPLETE = 'Is not complete: what is marked in the form comes first.'
