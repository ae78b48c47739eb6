import { minutesOf } from '#src/catalog/time-of-day.ts'
import writeExcelFile from 'write-excel-file/universal'
import type { Cell, ExportTable } from './export-table.ts'

/** Least and most width of a column, in characters. */
const [MIN_WIDTH, MAX_WIDTH] = [8, 40]

const SHEET = 'Requests'

/** Days from a spreadsheet's day 0, December 30, 1899, to January 1, 1970. */
const DAYS_TO_1970 = 25_569
const DAY_MS = 86_400_000
const DAY_MINUTES = 24 * 60

/**
 * Returns a table as a spreadsheet file (Office Open XML), its titles in sight while it is scrolled, its total below. Days and times can be counted and
 * grouped with; any other text stays a text: it is never run as a formula.
 */
export function toSpreadsheet({ titles, rows, formats = [], total = [] }: ExportTable): Promise<Blob> {
  const head = titles.map(value => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map(cells => cells.map((value, column) => written(value, formats[column])))
  const last =
    total.length === 0
      ? []
      : [total.map((value, column) => (value === null ? value : { ...styled(value, formats[column]), fontWeight: 'bold' as const }))]
  return writeExcelFile([head, ...body, ...last], {
    sheet: SHEET,
    columns: titles.map((_, column) => ({ width: widthOf(titles, rows, column) })),
    stickyRowsCount: 1,
  }).toBlob()
}

/** As wide as the longest text of a column, within limits. */
function widthOf(titles: readonly string[], rows: ExportTable['rows'], column: number): number {
  const longest = rows.reduce((longest, cells) => Math.max(longest, String(cells[column] ?? '').length), titles[column]?.length ?? 0)
  return Math.min(Math.max(longest + 2, MIN_WIDTH), MAX_WIDTH)
}

function written(value: Cell, format: string | undefined) {
  if (typeof value !== 'string') return value === null ? value : styled(value, format)
  return format === undefined ? { value, type: String, format: '@' } : { value: serial(value), type: Number, format }
}

/** An amount as its column's are shown, which a text is not. */
function styled(value: string | number, format: string | undefined) {
  return typeof value === 'number' && format !== undefined ? { value, type: Number, format } : { value }
}

/** A day, a time of day or both as spreadsheets count them: in days, a time as their part. */
function serial(text: string): number {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)? ?(\d\d:\d\d)?$/.exec(text) ?? []
  return (day === '' ? 0 : Date.parse(day) / DAY_MS + DAYS_TO_1970) + minutesOf(time) / DAY_MINUTES
}
