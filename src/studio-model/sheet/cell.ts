import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, openOf } from '../draft/draft-value.ts'
import type { DraftKind } from '../prices/forms/form-kind.ts'
import { isPercent, pathText, type PricePlace } from '../reprice/price-places.ts'
import type { SheetColumn } from './sheet-column.ts'

/** What is typed into a cell; null where the price is shown in words, and changed in its form. */
type Entry = 'amount' | 'range' | 'percent' | null

/** A price by itself, or one row of a table, in a document. */
export interface Cell {
  /** The document and the place in it, which other versions of it share. */
  key: string
  document: string
  place: PricePlace
  entry: Entry
  /** The id of its column, and its title. */
  column: string
  title: string
  /** The line and the column, which other versions of the document share also where the price changes on days. */
  spot: string
  /** What it becomes, each from a day on, in order. */
  later: readonly LaterCell[]
}

/** A price from a day on. It is changed in its form. */
interface LaterCell {
  from: Day
  cell: Cell
}

/** Where a cell stands. */
export interface CellOptions {
  document: string
  /** The price as a whole. */
  whole: Pick<PricePlace, 'path'>
  column: SheetColumn
  later: readonly LaterCell[]
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
export function cellOf(place: PricePlace, { document, whole, column, later }: CellOptions): Cell {
  const spot = `${cellKey(document, whole)} ${column.id}`
  return { key: cellKey(document, place), document, place, entry: entryOf(place), column: column.id, title: column.title, spot, later }
}

function cellKey(document: string, { path }: Pick<PricePlace, 'path'>): string {
  return `${document} ${pathText(path)}`
}

/** What is typed into the cell of a place; null where it is changed in its form. @throws for a price of a kind that there is not */
export function entryOf(place: PricePlace): Entry {
  if (isPercent(place)) return 'percent'
  if (!place.isPrice) return 'amount'
  const { kind } = fieldsOf(place.value)
  if (kind === undefined) return null
  if (typeof kind !== 'string' || !Object.hasOwn(ENTRIES, kind)) throw new Error(`there is no kind of price ${JSON.stringify(kind)}`)
  return ENTRIES[kind as DraftKind]
}

/** Whether what is typed is the least that is paid: the cell of a price that may become more. */
export function isOpen({ place: { value } }: Pick<Cell, 'place'>): boolean {
  const price = fieldsOf(value)
  return price['kind'] === 'from' || openOf(price).open === true
}
