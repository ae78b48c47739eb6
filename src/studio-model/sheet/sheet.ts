import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { inSiteOrder } from '../documents/site-order.ts'
import { type Questions, questionsOf } from '../draft/questions.ts'
import { percentPlaces, type PricePlace, pricePlaces } from '../reprice/price-places.ts'
import { type Cell, cellOf } from './cell.ts'
import { columnId, ONE, type SheetColumn } from './sheet-column.ts'
import { tableParts } from './table-parts.ts'

/** The prices of one document: a line for each thing that has a price, a column for each size. */
export interface Sheet {
  document: string
  type: string
  columns: readonly SheetColumn[]
  lines: readonly SheetLine[]
}

export interface SheetLine {
  group: PricePlace['group']
  title: string
  /** The price or amount as a whole, which a table's cells are parts of. */
  whole: Cell
  /** One for each column, where the line has a price there. */
  cells: readonly (Cell | null)[]
}

/** Documents that say prices. */
const TYPES: readonly string[] = ['category', 'business', 'visit']

/** The sheets of documents, for those that say prices: categories in the site's order, then what the whole business says. */
export function sheetsOf(documents: readonly DatasetDocument[]): Sheet[] {
  const own = inSiteOrder(documents).toSorted((a, b) => TYPES.indexOf(a._type) - TYPES.indexOf(b._type))
  return own
    .filter(({ _type }) => TYPES.includes(_type))
    .map(sheetOf)
    .filter(({ lines }) => lines.length > 0)
}

/** The sheet of a document. @throws for a price of a kind that there is not */
export function sheetOf(document: DatasetDocument): Sheet {
  const questions = questionsOf(document)
  const lines = placesOf(document).map(place => ({ place, parts: tableParts(place, questions) ?? [{ column: ONE, place }] }))
  const columns = inOrder(
    lines.flatMap(({ parts }) => parts.map(({ column }) => column)),
    questions,
  )
  return {
    document: document._id,
    type: document._type,
    columns,
    lines: lines.map(({ place, parts }) => {
      const byColumn = new Map(parts.map(part => [part.column.id, part]))
      const cells = columns.map(({ id }) => {
        const part = byColumn.get(id)
        return part === undefined ? null : cellOf(document._id, part.place, part.column.title)
      })
      return { group: place.group, title: place.title, whole: cellOf(document._id, place, ONE.title), cells }
    }),
  }
}

/** Every cell of sheets, by its key. */
export function cellsByKey(sheets: readonly Sheet[]): Map<string, Cell> {
  const cells = sheets.flatMap(({ lines }) => lines.flatMap(line => line.cells)).filter(cell => cell !== null)
  return new Map(cells.map(cell => [cell.key, cell]))
}

/** Every cell of sheets and every price as a whole, by its key: a table becomes one price when it changes on a day. */
export function placesByKey(sheets: readonly Sheet[]): Map<string, Cell> {
  const wholes = sheets.flatMap(({ lines }) => lines.map(({ whole }) => [whole.key, whole] as const))
  return new Map([...wholes, ...cellsByKey(sheets)])
}

/** The price as a whole whose cell it is. */
export function wholeOf(cell: Cell, sheets: readonly Sheet[]): Cell {
  const line = sheets.flatMap(({ lines }) => lines).find(({ cells }) => cells.some(one => one?.key === cell.key))
  return line?.whole ?? cell
}

/** A rule's percentages stand with its amounts. */
function placesOf(document: DatasetDocument): PricePlace[] {
  const [prices, percents] = [pricePlaces(document), percentPlaces(document).map(withWords)]
  const at = prices.findIndex(({ group }) => group === 'Limits of the price')
  return [...prices.slice(0, at < 0 ? prices.length : at), ...percents, ...(at < 0 ? [] : prices.slice(at))]
}

function withWords(place: PricePlace): PricePlace {
  return place.path.at(-1) === 'highBps' ? { ...place, title: `${place.title}, up to` } : place
}

/** Each column once: what is one price, then tables in the order of the questions and their answers. */
function inOrder(columns: readonly SheetColumn[], { choices }: Questions): SheetColumn[] {
  const known = choices.flatMap(choice => [...choice.options.map(option => columnId(choice.id, option.id)), columnId(choice.id, null)])
  const rank = ({ id }: SheetColumn) => (id === ONE.id ? -1 : known.indexOf(id))
  return [...new Map(columns.map(column => [column.id, column])).values()].toSorted((a, b) => rank(a) - rank(b))
}
