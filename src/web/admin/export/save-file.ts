import type { ExportChoice } from './export-choice.ts'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import type { ExportTable } from './export-table.ts'

/** Saves a table as a file. The code of spreadsheet files is loaded when one is asked for. */
export async function saveFile(table: ExportTable, name: string, format: ExportChoice['format']): Promise<void> {
  const file =
    format === 'csv' ? new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }) : await (await import('./spreadsheet.ts')).toSpreadsheet(table)
  download(file, `${name}.${format}`)
}
