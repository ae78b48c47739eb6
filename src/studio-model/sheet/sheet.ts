import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { inSiteOrder } from '../documents/site-order.ts'
import { type Questions, questionsOf } from '../draft/questions.ts'
import { percentPlaces, type PricePlace, pricePlaces } from '../reprice/price-places.ts'
import { fromDayText } from '../prices/price-words.ts'
import { type Cell, cellOf, type CellOptions } from './cell.ts'
import { datedParts } from './dated-parts.ts'
import { columnId, ONE, type SheetColumn } from './sheet-column.ts'
import { type Part, tableParts } from './table-parts.ts'

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

/** The sheets of documents, for those that say prices, as they are on a day: categories in the site's order, then what the whole business says. */
export function sheetsOf(documents: readonly DatasetDocument[], today: Day): Sheet[] {
  const own = inSiteOrder(documents).toSorted((a, b) => TYPES.indexOf(a._type) - TYPES.indexOf(b._type))
  return own
    .filter(({ _type }) => TYPES.includes(_type))
    .map(document => sheetOf(document, today))
    .filter(({ lines }) => lines.length > 0)
}

/** The sheet of a document on a day. @throws for a price of a kind that there is not */
export function sheetOf(document: DatasetDocument, today: Day): Sheet {
  const questions = questionsOf(document)
  const lines = placesOf(document).map(place => ({ place, parts: partsOn(place, questions, today) }))
  const columns = inOrder(
    lines.flatMap(({ parts }) => parts.map(({ column }) => column)),
    questions,
  )
  return {
    document: document._id,
    type: document._type,
    columns,
    lines: lines.map(({ place, parts }) => {
      const at = { document: document._id, whole: place }
      const byColumn = new Map(parts.map(part => [part.column.id, part]))
      const cells = columns.map(({ id }) => {
        const part = byColumn.get(id)
        return part === undefined ? null : cellIn(part, at)
      })
      return { group: place.group, title: place.title, whole: cellOf(place, { ...at, column: ONE, later: [] }), cells }
    }),
  }
}

/** A part of a line, and what it becomes on later days. */
interface DatedPart extends Part {
  later: readonly { from: Day; place: PricePlace }[]
}

/** The parts of a price on a day: of a table its rows, each with the rows that follow it, or with what does as a whole where that is no such table. */
function partsOn(price: PricePlace, questions: Questions, today: Day): DatedPart[] {
  const rowsOf = (place: PricePlace) => tableParts(place, questions) ?? [{ column: ONE, place }]
  const { now, later } = datedParts(price, today)
  const tables = later.map(({ from, place }) => ({ from, place, rows: rowsOf(place) }))
  return rowsOf(now).map(({ column, place }) => {
    if (tables.length === 0) {
      const own = datedParts(place, today)
      return { column, place: own.now, later: own.later }
    }
    const rowIn = (rows: readonly Part[]) => rows.find(row => row.column.id === column.id)?.place
    return { column, place, later: tables.map(table => ({ from: table.from, place: rowIn(table.rows) ?? table.place })) }
  })
}

function cellIn({ column, place, later }: DatedPart, at: Pick<CellOptions, 'document' | 'whole'>): Cell {
  const cells = later.map(({ from, place: then }) => {
    const title = `${column.title}, ${fromDayText(from)}`
    return { from, cell: cellOf(then, { ...at, column: { id: `${column.id} ${from}`, title }, later: [] }) }
  })
  return cellOf(place, { ...at, column, later: cells })
}

/** Every cell of sheets, by its key. */
export function cellsByKey(sheets: readonly Sheet[]): Map<string, Cell> {
  const cells = sheets.flatMap(({ lines }) => lines.flatMap(line => line.cells)).filter(cell => cell !== null)
  return new Map(cells.map(cell => [cell.key, cell]))
}

/** Every cell of sheets, what it becomes on later days, and every price as a whole, by its key: a table becomes one price when it changes on a day. */
export function placesByKey(sheets: readonly Sheet[]): Map<string, Cell> {
  const wholes = sheets.flatMap(({ lines }) => lines.map(({ whole }) => [whole.key, whole] as const))
  const cells = cellsByKey(sheets)
  const later = [...cells.values()].flatMap(cell => cell.later.map(each => [each.cell.key, each.cell] as const))
  return new Map([...wholes, ...later, ...cells])
}

/** The price as a whole whose cell it is. */
export function wholeOf(cell: Cell, sheets: readonly Sheet[]): Cell {
  return lineOf(cell, sheets)?.whole ?? cell
}

/** The line that a cell stands in; undefined where it is in none of the sheets. */
export function lineOf(cell: Cell, sheets: readonly Sheet[]): SheetLine | undefined {
  return sheets.flatMap(({ lines }) => lines).find(({ cells }) => cells.some(one => one?.key === cell.key))
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
