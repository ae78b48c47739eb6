import type { Cell } from './cell.ts'
import type { Sheet } from './sheet.ts'

/** The cells of sheets below one another; null where a line has no price in a column. */
export type Grid = readonly (readonly (Cell | null)[])[]

/** A place in a grid. */
export interface At {
  row: number
  column: number
}

/** The cell with the focus, and the corner opposite it of what is selected. */
export interface Selection {
  at: At
  from: At
}

/** Keys that lead to another cell. */
export type MoveKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown' | 'Control+Home' | 'Control+End'

const PAGE = 10

export function gridOf(sheets: readonly Sheet[]): Grid {
  return sheets.flatMap(({ lines }) => lines.map(({ cells }) => cells))
}

export function cellAt(grid: Grid, { row, column }: At): Cell | null {
  return grid[row]?.[column] ?? null
}

/** Where the first cell is; null in a grid without any. */
export function firstAt(grid: Grid): At | null {
  const row = grid.findIndex(cells => cells.some(cell => cell !== null))
  return row < 0 ? null : { row, column: nearest(grid, row, 0) }
}

/** The first cell of a column of a document; null while it has none. */
export function columnTop(grid: Grid, { document, column }: { document: string; column: string }): At | null {
  const isIn = (cell: Cell | null) => cell?.document === document && cell.column === column
  const row = grid.findIndex(cells => cells.some(isIn))
  return row < 0 ? null : { row, column: grid[row]?.findIndex(isIn) ?? 0 }
}

/** Where a key leads: the next cell on the way, and no further than the last one. */
export function moved(grid: Grid, at: At, key: MoveKey): At {
  switch (key) {
    case 'ArrowLeft':
      return { ...at, column: beside(grid, at, -1) }
    case 'ArrowRight':
      return { ...at, column: beside(grid, at, 1) }
    case 'Home':
      return { ...at, column: nearest(grid, at.row, 0) }
    case 'End':
      return { ...at, column: nearest(grid, at.row, Infinity) }
    case 'ArrowUp':
      return inRow(grid, at, at.row - 1, -1)
    case 'ArrowDown':
      return inRow(grid, at, at.row + 1, 1)
    case 'PageUp':
      return inRow(grid, at, Math.max(at.row - PAGE, 0), 1)
    case 'PageDown':
      return inRow(grid, at, Math.min(at.row + PAGE, grid.length - 1), -1)
    case 'Control+Home':
      return inRow(grid, { ...at, column: 0 }, 0, 1)
    case 'Control+End':
      return inRow(grid, { ...at, column: Infinity }, grid.length - 1, -1)
  }
}

/** The selected range after a key with Shift: the corner opposite the focus moves, also over cells without a price. */
export function extended(grid: Grid, { at, from }: Selection, key: MoveKey): Selection {
  const [down, right] = STEPS[key]
  const widest = Math.max(...grid.map(row => row.length))
  return { at, from: { row: within(from.row + down, grid.length), column: within(from.column + right, widest) } }
}

function within(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1)
}

const STEPS: Readonly<Record<MoveKey, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  'Control+Home': [-Infinity, -Infinity],
  'Control+End': [Infinity, Infinity],
}

/** The cells of what is selected, row by row. */
export function selectedCells(grid: Grid, selection: Selection): Cell[] {
  return selectedRows(grid, selection)
    .flat()
    .filter(cell => cell !== null)
}

/** What is selected, as rows of cells. */
export function selectedRows(grid: Grid, { at, from }: Selection): (Cell | null)[][] {
  const [top, bottom] = [Math.min(at.row, from.row), Math.max(at.row, from.row)]
  const [left, right] = [Math.min(at.column, from.column), Math.max(at.column, from.column)]
  return grid.slice(top, bottom + 1).map(cells => Array.from({ length: right - left + 1 }, (_, column) => cells[left + column] ?? null))
}

export function isSelected({ at, from }: Selection, { row, column }: At): boolean {
  return isBetween(row, at.row, from.row) && isBetween(column, at.column, from.column)
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}

function beside(grid: Grid, { row, column }: At, step: 1 | -1): number {
  const cells = grid[row] ?? []
  for (let next = column + step; next >= 0 && next < cells.length; next += step) if (cells[next] !== null) return next
  return column
}

/** The first row from one on that has a cell; in it the same column, or the one nearest to it. */
function inRow(grid: Grid, at: At, from: number, step: 1 | -1): At {
  for (let row = from; row >= 0 && row < grid.length; row += step) {
    if (grid[row]?.some(cell => cell !== null) === true) return { row, column: nearest(grid, row, at.column) }
  }
  return at
}

function nearest(grid: Grid, row: number, column: number): number {
  const columns = (grid[row] ?? []).flatMap((cell, position) => (cell === null ? [] : [position]))
  const wanted = Math.min(column, grid[row]?.length ?? 0)
  return columns.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 0
}
