import type { ChangedRow } from '../reprice/repriced-words.ts'
import { type RowsOf, rowsOfSingle, rowTitle } from './change-rows.ts'
import type { PriceChange } from './price-changes.ts'
import { singlePrices } from './single-prices.ts'

/** One of several amounts of a price that a publishing changed, such as that of a size. */
export interface PriceCell {
  row: ChangedRow
  /** The change of this amount alone, which can be put back as that of any price. */
  change: PriceChange
}

/** The amounts of a price that a publishing changed, each with its row; none where it is one alone, or one of them has no row of its own. */
export function priceCells(change: PriceChange, rowsOf: RowsOf): PriceCell[] {
  const singles = singlePrices(change)
  const cells = singles.flatMap((single): PriceCell[] => {
    const [row, ...others] = rowsOfSingle(change, single, rowsOf)
    if (row === undefined || row.label === '' || others.length > 0) return []
    return [{ row, change: { ...single, place: { ...single.place, title: rowTitle(change, row.label) } } }]
  })
  return singles.length > 1 && cells.length === singles.length ? cells : []
}
