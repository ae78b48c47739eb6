import type { AmountChange } from '../reprice/amount-change.ts'
import { isPercent } from '../reprice/price-places.ts'
import { type CheckPrice, repriced, type Repriced } from '../reprice/repriced.ts'
import type { Cell } from './cell.ts'
import type { CellChange } from './sheet-edits.ts'

/** What raising prices would change, and which stay, with the reason. */
export interface Raised {
  changes: readonly CellChange[]
  stays: readonly { cell: Cell; result: Repriced }[]
}

/** Raises, lowers or rounds the prices of cells, also those that are shown in words; percentages are no prices. */
export function raised(cells: readonly Cell[], change: AmountChange, checkOf: (cell: Cell) => CheckPrice): Raised {
  const results = cells.filter(({ place }) => !isPercent(place)).map(cell => ({ cell, result: repriced(cell.place, change, checkOf(cell)) }))
  return {
    changes: results.flatMap(({ cell, result }) => (result.why === null ? [{ cell, after: result.after }] : [])),
    stays: results.filter(({ result }) => result.why !== null),
  }
}
