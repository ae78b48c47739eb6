import type { Day } from '#src/contract/generated/types.ts'
import type { AmountChange } from '../reprice/amount-change.ts'
import type { Draft } from '../reprice/changed-price.ts'
import { changedFrom, hasDaysInside } from '../reprice/dated-price.ts'
import { isPercent } from '../reprice/price-places.ts'
import { type CheckPrice, DAYS_INSIDE, repriced, type Repriced } from '../reprice/repriced.ts'
import type { Cell } from './cell.ts'
import { columnId } from './sheet-column.ts'
import type { CellChange } from './sheet-edits.ts'

/** What raising prices would change, and which stay, with the reason. */
export interface Raised {
  changes: readonly CellChange[]
  stays: readonly { cell: Cell; result: Repriced }[]
}

/** The price as a whole that a cell is of: of a table's cell the table, of any other the cell itself. */
type WholeOf = (cell: Cell) => Cell

/** Raises, lowers or rounds the prices of cells, at once or from a day on, also those that are shown in words; percentages are no prices. */
export function raised(cells: readonly Cell[], change: AmountChange, checkOf: (cell: Cell) => CheckPrice, wholeOf: WholeOf): Raised {
  const prices = cells.filter(({ place }) => !isPercent(place))
  const { from, ...atOnce } = change
  const each = (some: readonly Cell[], by: AmountChange) => outcome(some.map(cell => ({ cell, result: repriced(cell.place, by, checkOf(cell)) })))
  if (from === undefined) return each(withLater(prices), change)
  return together(
    [...Map.groupBy(prices, cell => wholeOf(cell).key).values()].map(own => {
      const whole = wholeOf(own[0] as Cell)
      if (!own.every(isRow)) return each([whole], change)
      const inRow = (price: unknown) => repriced({ ...whole.place, value: price }, atOnce, checkOf(whole)).after
      return tableFrom(from, whole, each(own, atOnce), inRow)
    }),
  )
}

/** Prices with those that follow them on later days, each once: what holds for all rows of a table follows each of them. */
function withLater(cells: readonly Cell[]): Cell[] {
  const all = cells.flatMap(cell => [cell, ...cell.later.map(each => each.cell)])
  return [...new Map(all.map(cell => [cell.key, cell])).values()]
}

/** A table of which cells change is one price that becomes another on the day, with its other cells as they are; so do those that follow it. */
function tableFrom(day: Day, whole: Cell, { changes, stays }: Raised, changed: (price: unknown) => unknown): Raised {
  if (changes.length === 0) return { changes, stays }
  const price = whole.place.value as Draft
  if (hasDaysInside(price)) return { changes: [], stays: [...stays, ...changes.map(({ cell }) => staying(cell))] }
  const columns = new Set(changes.map(({ cell }) => cell.column))
  return { changes: [{ cell: whole, after: changedFrom(price, day, held => withRows(held, columns, changed)) }], stays }
}

/** Whether some of what was raised stands in a draft, not published yet. */
export function standsIn(drafts: ReadonlySet<string>, { changes }: Pick<Raised, 'changes'>): boolean {
  return changes.some(({ cell }) => drafts.has(cell.document))
}

function outcome(results: Raised['stays']): Raised {
  return {
    changes: results.flatMap(({ cell, result }) => (result.why === null ? [{ cell, after: result.after }] : [])),
    stays: results.filter(({ result }) => result.why !== null),
  }
}

function together(all: readonly Raised[]): Raised {
  return { changes: all.flatMap(({ changes }) => changes), stays: all.flatMap(({ stays }) => stays) }
}

function staying(cell: Cell): Raised['stays'][number] {
  return { cell, result: { place: cell.place, after: cell.place.value, kept: [], why: DAYS_INSIDE } }
}

/** A price with the rows of some columns changed; what is no table holds for all of them. */
function withRows(price: Draft, columns: ReadonlySet<string>, changed: (price: unknown) => unknown): Draft {
  if (price.kind !== 'by') return changed(price) as Draft
  const of = (option: string | null, value: unknown) => (columns.has(columnId(price.input, option)) ? changed(value) : value)
  const rows = price.rows.map(row => ({ ...row, price: of(row.option, row.price) }))
  return { ...price, rows, ...(price.else !== undefined && { else: of(null, price.else) }) } as unknown as Draft
}

function isRow({ place: { path } }: Cell): boolean {
  return path.at(-3) === 'rows' || path.at(-1) === 'else'
}
