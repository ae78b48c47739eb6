import { fieldsOf } from '../draft/draft-value.ts'
import type { DraftKind } from '../prices/forms/form-kind.ts'
import { isPercent, pathText, type PricePlace } from '../reprice/price-places.ts'

/** What is typed into a cell; null where the price is shown in words, and changed in its form. */
type Entry = 'amount' | 'range' | 'percent' | null

/** A price by itself, or one row of a table, in a document. */
export interface Cell {
  /** The document and the place in it, which other versions of it share. */
  key: string
  document: string
  place: PricePlace
  entry: Entry
  /** Of its column. */
  title: string
}

const ENTRIES: Readonly<Record<DraftKind, Entry>> = {
  exact: 'amount',
  from: 'amount',
  range: 'range',
  included: null,
  quote: null,
  by: null,
  bands: null,
  per: null,
  sum: null,
  limit: null,
  scale: null,
  named: null,
  dated: null,
}

/** The cell of a place. @throws for a price of a kind that there is not */
export function cellOf(document: string, place: PricePlace, title: string): Cell {
  return { key: cellKey(document, place), document, place, entry: entryOf(place), title }
}

function cellKey(document: string, { path }: Pick<PricePlace, 'path'>): string {
  return `${document} ${pathText(path)}`
}

function entryOf(place: PricePlace): Entry {
  if (isPercent(place)) return 'percent'
  if (!place.isPrice) return 'amount'
  const { kind } = fieldsOf(place.value)
  if (kind === undefined) return null
  if (typeof kind !== 'string' || !Object.hasOwn(ENTRIES, kind)) throw new Error(`there is no kind of price ${JSON.stringify(kind)}`)
  return ENTRIES[kind as DraftKind]
}
