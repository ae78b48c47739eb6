import { isSame } from '../draft/patches.ts'
import type { CellChange } from './sheet-edits.ts'
import type { Cell } from './cell.ts'
import { placesByKey, type Sheet } from './sheet.ts'

/** What was typed and has yet to arrive, by cell: from what was stored before to what stands there last. */
export type Pending = ReadonlyMap<string, readonly unknown[]>

/** What is pending once changes were made, too. */
export function pendingWith(pending: Pending, changes: readonly CellChange[]): Pending {
  return new Map([...pending, ...changes.map(({ cell, after }) => [cell.key, [...(pending.get(cell.key) ?? [cell.place.value]), after]] as const)])
}

/** What is still pending: not what has arrived, nor what somebody else has written over. The same object where that is all of it. */
export function stillPending(pending: Pending, stored: readonly Sheet[]): Pending {
  if (pending.size === 0) return pending
  const cells = placesByKey(stored)
  const left = [...pending].flatMap(([key, values]) => {
    const at = values.findIndex(value => isSame(value, cells.get(key)?.place.value))
    return at < 0 || at === values.length - 1 ? [] : [[key, values.slice(at)] as const]
  })
  const isSameLength = left.length === pending.size && left.every(([key, values]) => values.length === pending.get(key)?.length)
  return isSameLength ? pending : new Map(left)
}

/** Sheets as they are once everything has arrived. */
export function withPending(sheets: readonly Sheet[], pending: Pending): readonly Sheet[] {
  if (pending.size === 0) return sheets
  const now = (cell: Cell): Cell => {
    const values = pending.get(cell.key)
    const later = cell.later.map(each => ({ ...each, cell: now(each.cell) }))
    return { ...cell, later, ...(values !== undefined && { place: { ...cell.place, value: values.at(-1) } }) }
  }
  return sheets.map(sheet => ({
    ...sheet,
    lines: sheet.lines.map(line => ({ ...line, whole: now(line.whole), cells: line.cells.map(cell => cell && now(cell)) })),
  }))
}
