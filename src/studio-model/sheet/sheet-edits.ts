import { isSame } from '../draft/patches.ts'
import { type Edit, setting } from '../reprice/repriced-edit.ts'
import type { Cell } from './cell.ts'

/** A cell whose price becomes another one. */
export interface CellChange {
  cell: Cell
  after: unknown
}

/** One edit for each document, as little as that is: what others write meanwhile elsewhere stays. */
export function sheetEdits(changes: readonly CellChange[]): Map<string, Edit> {
  const byDocument = Map.groupBy(changes, ({ cell }) => cell.document)
  const edits = [...byDocument].map(([document, own]): [string, Edit] => [
    document,
    setting(own.map(({ cell, after }) => ({ path: cell.place.path, before: cell.place.value, after }))),
  ])
  return new Map(edits.filter(([, edit]) => Object.keys(edit).length > 0))
}

/** Of what was done step by step, what stands in these drafts still: what was published or discarded is not taken back. The same list where that is all. */
export function undoable(done: readonly (readonly CellChange[])[], drafts: ReadonlySet<string>): readonly (readonly CellChange[])[] {
  const isInDraft = ({ cell }: CellChange) => drafts.has(cell.document)
  if (done.every(changes => changes.every(isInDraft))) return done
  return done.map(changes => changes.filter(isInDraft)).filter(({ length }) => length > 0)
}

/** The changes that take changes back, as far as the cells still say what those set. */
export function takenBack(changes: readonly CellChange[], now: ReadonlyMap<string, Cell>): CellChange[] {
  return changes.flatMap(({ cell: { key, place }, after }) => {
    const cell = now.get(key)
    return cell !== undefined && isSame(cell.place.value, after) ? [{ cell, after: place.value }] : []
  })
}
