import { withValue } from '../draft/with-value.ts'
import type { ChangedRow } from '../reprice/repriced-words.ts'
import { changesAt } from './field-changes.ts'
import type { PriceChange } from './price-changes.ts'

/** One of several amounts of a price that a publishing changed, such as that of a size. */
export interface PriceCell {
  row: ChangedRow
  /** The change of this amount alone, which can be put back as that of any price. */
  change: PriceChange
}

/** The amounts of a price that a publishing changed, each with its row; none where it is one alone, or one of them has no row of its own, as the ends of a range. */
export function priceCells(change: PriceChange, rowsOf: (change: PriceChange) => ChangedRow[]): PriceCell[] {
  const { place, after } = change
  const parts = changesAt(place.value, after, [])
  const cells = parts.flatMap((part): PriceCell[] => {
    const [row, ...others] = rowsOf({ ...change, after: withValue(place.value, part.path, part.after) })
    if (row === undefined || row.label === '' || others.length > 0) return []
    const own = { ...place, path: [...place.path, ...part.path], value: part.before, title: `${place.title}, ${row.label}` }
    return [{ row, change: { ...change, place: own, after: part.after } }]
  })
  return parts.length > 1 && cells.length === parts.length ? cells : []
}
