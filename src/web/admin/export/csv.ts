import type { Cell, ExportTable } from './export-table.ts'

/** Prefixes that spreadsheets run as a formula, in some locales also in full-width forms (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns a table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8, without its total. */
export function toCsv({ titles, rows }: ExportTable): string {
  const lines = [titles, ...rows].map(cells => cells.map(written).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
