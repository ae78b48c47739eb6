import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import type { AmountChange } from '../reprice/amount-change.ts'
import type { Draft } from '../reprice/changed-price.ts'
import { changedFrom, hasDaysInside } from '../reprice/dated-price.ts'
import { isPercent } from '../reprice/price-places.ts'
import { type CheckPrice, DAYS_INSIDE, repriced, type Repriced } from '../reprice/repriced.ts'
import type { Cell } from './cell.ts'
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
  if (from === undefined) return each(prices, change)
  return together(
    [...Map.groupBy(prices, cell => wholeOf(cell).key).values()].map(own => {
      const whole = wholeOf(own[0] as Cell)
      return own[0]?.key === whole.key ? each(own, change) : tableFrom(from, whole, each(own, atOnce))
    }),
  )
}

/** A table of which cells change is one price that becomes another on the day, with its other cells as they are. */
function tableFrom(day: Day, whole: Cell, { changes, stays }: Raised): Raised {
  if (changes.length === 0) return { changes, stays }
  const table = whole.place.value as Draft
  if (hasDaysInside(table)) return { changes: [], stays: [...stays, ...changes.map(({ cell }) => staying(cell))] }
  return { changes: [{ cell: whole, after: changedFrom(table, day, held => withRows(held, changes)) }], stays }
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

/** A table with some of its rows, or all others, as cells of it become. */
function withRows(table: Draft, changes: readonly CellChange[]): Draft {
  const fields = fieldsOf(table)
  const byRow = new Map(changes.map(({ cell, after }) => [rowOf(cell), after]))
  const rows = keyedList(fields['rows']).map(({ key, item }) => ({ ...item, price: byRow.get(key) ?? item['price'] }))
  const others = byRow.get(null)
  return { ...fields, rows, ...(others !== undefined && { else: others }) } as unknown as Draft
}

/** The key of a cell's row; null for all others. */
function rowOf({ place: { path } }: Cell): string | null {
  const row = path.at(-2)
  return typeof row === 'object' ? row._key : null
}
