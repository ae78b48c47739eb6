import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, type Keyed, keyedList } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import { findPrices } from '../prices/find-prices.ts'
import { pathText, type PricePlace, pricePlaces } from '../reprice/price-places.ts'
import { datedParts } from './dated-parts.ts'

/** A table over a question that says something for its answers. */
export interface PriceTable {
  /** Where its rows stand. */
  readonly path: Path
  readonly rows: readonly Keyed[]
  /** Where stands what answers without a row have; null where there is nothing for these. */
  readonly others: Path | null
  /** What the rows say: a price, a duration, or a factor of a price. */
  readonly of: 'price' | 'duration' | 'factor'
  /** A cell of the sheet for each row; or a form, of what is put together or holds from a later day on; or nothing any more. */
  readonly shown: 'cells' | 'form' | 'past'
  /** What the price is of; null for what is no place of the sheet, such as a duration. */
  readonly place: PricePlace | null
}

/** Tables that lack something where an answer has no row of its own. */
export function priceTables(document: object, question: string, today: Day): PriceTable[] {
  return tablesOver(document, question, today).filter(({ others }) => others === null)
}

/** Tables over a question, wherever they are in a document's prices and durations. */
export function tablesOver(document: object, question: string, today: Day): PriceTable[] {
  const places = new Map(pricePlaces(document).map(place => [pathText(place.path), place]))
  const found = Object.entries(document).flatMap(([name, part]) => findPrices(part, [name]))
  return found.flatMap(({ type, value, path }): PriceTable[] => {
    const place = places.get(pathText(path))
    const tables = [...tablesIn(value, path, question)]
    if (place === undefined) {
      return tables.map(table => ({ ...table, of: type === 'Price' ? table.of : 'duration', shown: 'form' }))
    }
    const { now, later } = datedParts(place, today)
    const shownAt = (table: PriceTable) => {
      if (pathText(table.path) === pathText([...now.path, 'rows'])) return 'cells'
      return isIn(table, now.path) || later.some(part => isIn(table, part.place.path)) ? 'form' : 'past'
    }
    return tables.map(table => ({ ...table, shown: shownAt(table), place }))
  })
}

function isIn({ path }: PriceTable, part: Path): boolean {
  return pathText(path).startsWith(pathText(part))
}

function* tablesIn(value: unknown, path: Path, question: string): Generator<PriceTable> {
  if (Array.isArray(value)) {
    for (const { key, item } of keyedList(value)) yield* tablesIn(item, [...path, { _key: key }], question)
    return
  }
  const fields = fieldsOf(value)
  const isOver = fields['input'] === question
  const table = (list: string, of: PriceTable['of'], others: string): PriceTable => ({
    path: [...path, list],
    rows: keyedList(fields[list]),
    others: fields[others] === undefined ? null : [...path, others],
    of,
    shown: 'form',
    place: null,
  })
  if (isOver && fields['kind'] === 'by') {
    yield table('rows', 'price', 'else')
    return
  }
  if (isOver && fields['kind'] === 'scale') yield table('factors', 'factor', 'bps')
  for (const [name, part] of Object.entries(fields)) yield* tablesIn(part, [...path, name], question)
}
