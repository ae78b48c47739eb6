import { isSame } from '../draft/patches.ts'
import { pathText } from '../reprice/price-places.ts'
import type { Cell } from './cell.ts'
import { cellsByKey, lineOf, type Sheet, wholeOf } from './sheet.ts'
import { columnId } from './sheet-column.ts'
import type { CellChange } from './sheet-edits.ts'

/** Another version of sheets: cells by their spots, and prices as a whole by their keys. */
export type Compared = ReadonlyMap<string, Cell>

/** Sheets as what others are compared with. */
export function comparedWith(sheets: readonly Sheet[]): Compared {
  const wholes = sheets.flatMap(({ lines }) => lines.map(({ whole }) => [whole.key, whole] as const))
  return new Map([...wholes, ...[...cellsByKey(sheets).values()].map(cell => [cell.spot, cell] as const)])
}

/**
 * Returns the same cell in another version of the sheets, where its price differs: the one for all others where its answer has none there, and the whole
 * price where that is no table over its question. An answer that a table there knows nothing of is in none, and so is one beside another answer that has
 * the whole price now.
 */
export function otherIn(before: Compared, cell: Cell, sheets: readonly Sheet[]): Cell | null {
  const was = before.get(cell.spot) ?? before.get(otherSpot(cell)) ?? (isTableIn(before, cell) ? undefined : wholeIn(before, cell, sheets))
  return was === undefined || isSame(saysOf(was), saysOf(cell)) ? null : was
}

/** The whole price of a cell's line in another version, where no other cell of the line has it now. */
function wholeIn(before: Compared, cell: Cell, sheets: readonly Sheet[]): Cell | undefined {
  const line = lineOf(cell, sheets)
  const whole = before.get((line?.whole ?? cell).key)
  const stands = (other: Cell | null) => other !== null && other.key !== cell.key && whole !== undefined && isSame(saysOf(other), saysOf(whole))
  return line?.cells.some(stands) === true ? undefined : whole
}

/** The spot of all other answers to a cell's question, with which those of its answers begin. */
function otherSpot({ spot, column }: Cell): string {
  return spot.slice(0, spot.length - column.length) + columnId(column.split(':')[0] ?? '', null)
}

/** Whether another version's price is a table over the question whose answer a cell is for. */
function isTableIn(before: Compared, cell: Cell): boolean {
  const spot = otherSpot(cell)
  return [...before.keys()].some(other => other.startsWith(spot))
}

/** The change that puts a cell back to another version: of its price as a whole where that has other days or columns. */
export function backTo(before: Compared, cell: Cell, sheets: readonly Sheet[]): CellChange | null {
  const was = otherIn(before, cell, sheets)
  if (was === null) return null
  if (isSame(daysOf(was), daysOf(cell)) && pathText(was.place.path) === pathText(cell.place.path)) return { cell, after: was.place.value }
  const whole = wholeOf(cell, sheets)
  const old = before.get(whole.key)
  return old === undefined ? null : { cell: whole, after: old.place.value }
}

function saysOf(cell: Cell): object {
  return { value: cell.place.value, later: daysOf(cell) }
}

function daysOf(cell: Cell): object[] {
  return changingLater(cell).map(({ from, cell: then }) => ({ from, value: then.place.value }))
}

/** The later prices of a cell that are others than those before them: a table that changes on a day repeats those that stay. */
export function changingLater({ place, later }: Cell): Cell['later'] {
  return later.filter(({ cell: then }, at) => !isSame(then.place.value, (later[at - 1]?.cell.place ?? place).value))
}
