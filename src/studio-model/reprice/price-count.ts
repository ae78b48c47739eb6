import { BEGINNING } from '#src/catalog/dated/content-by-day.ts'
import { inForce, isDated } from '#src/catalog/dated/on-day.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'

/** One price before and after. */
interface Change {
  before: unknown
  after: unknown
}

/** How many prices changes are, wherever they are counted: each row of a table is a price, and so is each new price from a day on. */
export function changedPrices(changes: readonly Change[]): number {
  return changes.reduce((count, { before, after }) => count + ofOne(before, after), 0)
}

/** How many prices are changed at some places, each of which has what it says before. */
export function changedAt(places: readonly { place: { value: unknown }; after: unknown }[]): number {
  return changedPrices(places.map(({ place, after }) => ({ before: place.value, after })))
}

/** Says how many prices: "One price", "24 prices". */
export function pricesText(count: number, locale = 'en'): string {
  return count === 1 ? 'One price' : `${count.toLocaleString(locale)} prices`
}

/** What a press says that changes as many: "Change this price", "Change these 24 prices". */
export function changeTheseText(count: number): string {
  return count === 1 ? 'Change this price' : `Change these ${pricesText(count)}`
}

/** Says how many prices were changed: "One price was changed", "24 prices were changed". */
export function changedText(count: number): string {
  return `${pricesText(count)} ${count === 1 ? 'was' : 'were'} changed`
}

function ofOne(before: unknown, after: unknown): number {
  if (isSame(before, after)) return 0
  const days = new Set([BEGINNING, ...daysOf(before), ...daysOf(after)])
  if (days.size > 1) return atLeastOne([...days].sort().map(day => ({ before: heldOn(before, day), after: heldOn(after, day) })))
  const [old, now] = [rowsOf(before), rowsOf(after)]
  if (old === null || now === null) return 1
  return atLeastOne([...new Set([...old.keys(), ...now.keys()])].map(key => ({ before: old.get(key), after: now.get(key) })))
}

/** A price is another one, too, where none of its rows is: with another question. */
function atLeastOne(changes: readonly Change[]): number {
  return Math.max(1, changedPrices(changes))
}

/** The prices of a table by their answers, as rows of another table have other keys; null for what is no table. */
function rowsOf(value: unknown): Map<string, unknown> | null {
  const table = fieldsOf(value)
  if (table['kind'] !== 'by') return null
  const others = table['else'] === undefined ? [] : [['', table['else']] as const]
  return new Map([...keyedList(table['rows']).map(({ key, item }) => [textAt(item, 'option') ?? key, item['price']] as const), ...others])
}

function daysOf(value: unknown): Day[] {
  return typeof value === 'object' && value !== null && isDated(value) ? value.changes.map(({ from }) => from) : []
}

function heldOn(value: unknown, day: Day): unknown {
  return typeof value === 'object' && value !== null && isDated(value) ? inForce(value, day) : value
}
