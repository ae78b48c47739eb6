import writeExcelFile from 'write-excel-file/universal'
import type { ExportTable } from './export-table.ts'

/** In characters. */
const WIDTH = 18

/** Returns a table as a spreadsheet file (Office Open XML), its titles in sight while it is scrolled, its total below. A text stays a text: it is never run as a formula. */
export function toSpreadsheet({ titles, rows, total = [] }: ExportTable): Promise<Blob> {
  const head = titles.map(value => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map(cells => cells.map(value => (typeof value === 'string' ? { value, type: String, format: '@' } : value)))
  const last = total.length === 0 ? [] : [total.map(value => (value === null ? value : { value, fontWeight: 'bold' as const }))]
  return writeExcelFile([head, ...body, ...last], { columns: titles.map(() => ({ width: WIDTH })), stickyRowsCount: 1 }).toBlob()
}
