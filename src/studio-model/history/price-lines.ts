import { fieldsOf } from '../draft/draft-value.ts'
import type { ChangedRow } from '../reprice/repriced-words.ts'
import { rowTitle, type RowsOf } from './change-rows.ts'
import type { PriceChange } from './price-changes.ts'
import { fromTo } from './value-text.ts'

/** More prices are counted. */
export const MOST_TOLD = 3

/** Says of the prices of a publishing what each was and became, "Wash, Large: $300 → $315"; null where they are too many, or one cannot be written out. */
export function priceLines(changes: readonly PriceChange[], rowsOf: RowsOf): string[] | null {
  const told = changes.map(change => rowsOf(change).map(row => lineOf(change, row)))
  const lines = told.flat()
  return lines.length > MOST_TOLD || told.some(({ length }) => length === 0) ? null : lines
}

function lineOf(change: PriceChange, { label, before, after }: ChangedRow): string {
  return `${rowTitle(change, label)}: ${fromTo(before ?? consultationIn(change.place.value), after ?? consultationIn(change.after))}`
}

/** Said of a consultation whose reason is gone since, by which it was called. */
function consultationIn(price: unknown): string | null {
  return fieldsOf(price)['kind'] === 'quote' ? 'a consultation' : null
}
