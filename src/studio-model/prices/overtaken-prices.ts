import { dayName } from '#src/catalog/words/day-name.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import type { DocumentEdit } from '../publish/without-places.ts'
import { changedPrice, type Draft } from '../reprice/changed-price.ts'
import { pathText, type PricePlace, pricePlaces } from '../reprice/price-places.ts'
import { datedParts } from '../sheet/dated-parts.ts'

/** A price of a day to come that a draft has raised the price before it above: it would become cheaper on that day, which nobody has asked for. */
export interface OvertakenPrice {
  /** Of the price as a whole. */
  readonly path: Path
  readonly title: string
  readonly from: Day
  /** The first amount that is overtaken: until that day, from it on, and that one raised as much. */
  readonly until: number
  readonly later: number
  readonly raisedTo: number
  /** How many amounts of it are overtaken. */
  readonly count: number
  /** What raises the price of that day by as much. */
  readonly raise: DocumentEdit
  /** What takes the price of that day out. */
  readonly remove: DocumentEdit
}

/** Finds the prices to come that a draft overtakes: they were no less than the price before them, and are now, though only that one was changed. */
export function overtakenPrices(published: object, draft: object, today: Day): OvertakenPrice[] {
  const before = new Map(pricePlaces(published).map(place => [pathText(place.path), place]))
  return pricePlaces(draft).flatMap(place => {
    const was = before.get(pathText(place.path))
    return was === undefined ? [] : overtakenIn(was, place, today)
  })
}

function overtakenIn(published: PricePlace, place: PricePlace, today: Day): OvertakenPrice[] {
  const [old, now] = [pricesByDay(published, today), pricesByDay(place, today)]
  return now.flatMap(({ from, path, value }, at) => {
    const [wasBefore, isBefore, was] = [old[at - 1], now[at - 1], old.find(each => each.from === from)]
    if (wasBefore === undefined || isBefore === undefined || was === undefined) return []
    const amounts = amountsOf(value)
    const raised = amountsOf(isBefore.value)
    const rises = risesOf({ first: amountsOf(wasBefore.value), raised, planned: amountsOf(was.value), later: amounts })
    const index = rises.findIndex(rise => rise > 0)
    const [until, later, rise] = [raised[index], amounts[index], rises[index]]
    if (until === undefined || later === undefined || rise === undefined) return []
    const count = rises.filter(each => each > 0).length
    const raise = [{ path, value: withRises(value, rises) }]
    return [{ path: place.path, title: place.title, from, until, later, raisedTo: later + rise, count, raise, remove: without(place, path) }]
  })
}

/** By how much each amount is raised that was raised above the later one, which stays; 0 for the others, and for all where the prices are of different forms. */
function risesOf({ first, raised, planned, later }: Record<'first' | 'raised' | 'planned' | 'later', readonly number[]>): number[] {
  if ([raised, planned, later].some(({ length }) => length !== first.length)) return []
  return later.map((amount, index) => {
    const [low = 0, high = 0, stored = 0] = [first[index], raised[index], planned[index]]
    return high > low && stored === amount && stored >= low && amount < high ? high - low : 0
  })
}

/** Returns today's price of a dated price, with an empty `from`, and each later one with its first day; empty where it has no later one. */
function pricesByDay(place: PricePlace, today: Day): { from: Day; path: Path; value: unknown }[] {
  const { now, later } = datedParts(place, today)
  return later.length === 0 ? [] : [{ from: '', ...now }, ...later.map(({ from, place: { path, value } }) => ({ from, path, value }))]
}

function amountsOf(price: unknown): number[] {
  const amounts: number[] = []
  withAmountsBy(price, amount => {
    amounts.push(amount)
    return amount
  })
  return amounts
}

function withRises(price: unknown, rises: readonly number[]): unknown {
  let index = 0
  return withAmountsBy(price, amount => amount + (rises[index++] ?? 0))
}

/** One that is not complete has no amounts yet. */
function withAmountsBy(price: unknown, change: (amount: number) => number): unknown {
  return fieldsOf(price)['kind'] === undefined ? price : changedPrice(price as Draft, change, false)
}

/** The edit without the price of a day, `inner`; a price that changes on no day any more is what it was until then. */
function without({ path, value }: PricePlace, inner: Path): DocumentEdit {
  const { price, changes } = fieldsOf(value)
  return keyedList(changes).length === 1 ? [{ path, value: price }] : [{ path: inner.slice(0, -1), value: undefined }]
}

/** Says of a price that is overtaken what it would be. */
export function overtakenWords({ title, from, until, later, count }: OvertakenPrice, money: Money): string {
  const others = count === 1 ? '' : count === 2 ? ', and another amount of it likewise' : `, and ${count - 1} other amounts of it likewise`
  return `${title} costs ${money.text(until)} now, but only ${money.text(later)} from ${dayName(from, 'en')} on, as was planned before${others}.`
}

/** What the press says that raises it. */
export function raiseWords({ raisedTo, count }: OvertakenPrice, money: Money): string {
  return count === 1 ? `Make it ${money.text(raisedTo)} then` : 'Raise these too'
}
