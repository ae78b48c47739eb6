import { fieldsOf } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'
import { pathText } from '../reprice/price-places.ts'
import type { Cell } from './cell.ts'
import { cellsByKey, type Sheet, wholeOf } from './sheet.ts'
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
 * Returns the same cell in another version of the sheets, where its price differs; the whole price where that is no such table there. An answer that the
 * other version's table does not have is in none.
 */
export function otherIn(before: Compared, cell: Cell, sheets: readonly Sheet[]): Cell | null {
  const whole = before.get(wholeOf(cell, sheets).key)
  const was = before.get(cell.spot) ?? (whole === undefined || isTableOf(cell, whole) ? undefined : whole)
  return was === undefined || isSame(saysOf(was), saysOf(cell)) ? null : was
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

/** Whether a price is a table over the question whose answer a cell is for. */
function isTableOf({ column }: Cell, { place }: Cell): boolean {
  const { kind, input } = fieldsOf(place.value)
  return kind === 'by' && column.startsWith(columnId(String(input), null))
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
