import type { Money } from '#src/catalog/words/money.ts'
import type { Cell } from './cell.ts'
import { cellFrom, cellText } from './cell-text.ts'
import { type At, cellAt, type Grid, selectedCells, selectedRows, type Selection } from './grid.ts'
import { isSame } from '../draft/patches.ts'
import type { Sheet } from './sheet.ts'
import type { CellChange } from './sheet-edits.ts'

/** What an action would change, and what of it is refused; where something is, nothing is changed. */
export interface Proposal {
  changes: readonly CellChange[]
  refused: readonly Refusal[]
}

export interface Refusal {
  /** Where it was meant to stand. */
  where: string
  problem: string
}

/** Puts a text into a cell. */
export function typed(cell: Cell, text: string, money: Money): Proposal {
  const read = cellFrom(cell, text, money)
  if ('problem' in read) return { changes: [], refused: [{ where: whereOf(cell), problem: read.problem }] }
  return { changes: isSame(cell.place.value, read.value) ? [] : [{ cell, after: read.value }], refused: [] }
}

/**
 * Puts a text into a cell that somebody began to type in, unless somebody else has changed it meanwhile to something else than that.
 * @param was what stood in its field then, of {@link cellText}
 */
export function typedSince(cell: Cell, text: string, was: string, money: Money): Proposal {
  const [proposal, now] = [typed(cell, text, money), cellText(cell, money)]
  if (now === was || proposal.changes.length === 0) return proposal
  const problem = `Was changed to ${now} while “${text}” was typed: enter that again to put it in its place`
  return { changes: [], refused: [{ where: whereOf(cell), problem }] }
}

/** Puts rows of texts into the cells from one on, or a single text into all that are selected; an empty text leaves its cell as it is. */
export function pasted(grid: Grid, selection: Selection, rows: readonly (readonly string[])[], money: Money): Proposal {
  const single = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined
  if (single !== undefined) return together(selectedCells(grid, selection).map(cell => typed(cell, single, money)))
  const start: At = {
    row: Math.min(selection.at.row, selection.from.row),
    column: Math.min(selection.at.column, selection.from.column),
  }
  return together(
    rows.flatMap((texts, down) =>
      texts.flatMap((text, right) => {
        if (text.trim() === '') return []
        const cell = cellAt(grid, { row: start.row + down, column: start.column + right })
        if (cell !== null) return [typed(cell, text, money)]
        return [{ changes: [], refused: [{ where: `Row ${down + 1}, column ${right + 1} of what was pasted`, problem: 'There is no price here' }] }]
      }),
    ),
  )
}

/** Puts what stands in the first row of the selection below it, or its first column beside it. A row by itself takes what is above it. */
export function filled(grid: Grid, selection: Selection, direction: 'down' | 'right', money: Money): Proposal {
  const rows = selectedRows(grid, withSource(selection, direction))
  const columns = rows[0]?.map((_, column) => rows.map(row => row[column] ?? null)) ?? []
  const runs = direction === 'down' ? columns : rows
  return together(
    runs.flatMap(run => {
      const [source, ...others] = run.filter(cell => cell !== null)
      return source === undefined ? [] : others.map(cell => typed(cell, cellText(source, money), money))
    }),
  )
}

function withSource({ at, from }: Selection, direction: 'down' | 'right'): Selection {
  const side = direction === 'down' ? 'row' : 'column'
  return at[side] === from[side] && at[side] > 0 ? { at, from: { ...from, [side]: at[side] - 1 } } : { at, from }
}

/** What is copied of a selection: as it is typed, so that it can be pasted. */
export function copiedText(grid: Grid, selection: Selection, money: Money): string[][] {
  return selectedRows(grid, selection).map(row => row.map(cell => (cell === null ? '' : cellText(cell, money))))
}

function together(proposals: readonly Proposal[]): Proposal {
  return { changes: proposals.flatMap(({ changes }) => changes), refused: proposals.flatMap(({ refused }) => refused) }
}

/** Names a cell: "Standard, Large". */
export function whereOf({ place, title }: Pick<Cell, 'place' | 'title'>): string {
  return `${place.title}, ${title}`
}

/** The same with its category, where the prices of several are shown: "Cars, Standard, Large". */
export function whereAmong(cell: Cell, sheets: readonly Sheet[], titleOf: (of: Pick<Cell, 'document'>) => string): string {
  const isAlone = sheets.every(({ document }) => document === cell.document)
  return isAlone ? whereOf(cell) : `${titleOf(cell)}, ${whereOf(cell)}`
}
