import type { Questions } from './questions.ts'
import { type BySize, type Figure, NO_FIGURE, type SizeRow } from './price-form.ts'

/** A row of a table as an owner sees it: one for every option, in the question's order, then rows of options that are gone. */
export interface ShownRow {
  option: string
  label: string
  /** Null while the price says nothing of this option of its own. */
  row: SizeRow | null
  /** Null when it is as all others. */
  figure: Figure | null
}

export function shownRows(table: BySize, choice: Questions['choices'][number] | undefined): ShownRow[] {
  const options = choice?.options ?? []
  const first = options.map(({ id, label }) => {
    const row = table.rows.find(({ option }) => option === id) ?? null
    return { option: id, label, row, figure: row?.figure ?? (table.otherwise === null ? NO_FIGURE : null) }
  })
  const shown = new Set(first.map(({ row }) => row))
  const others = table.rows.filter(row => !shown.has(row))
  return [...first, ...others.map(row => ({ option: row.option ?? '', label: row.option ?? 'No option', row, figure: row.figure }))]
}

/** The table with this price for a row; null takes the row away. */
export function withRow(table: BySize, { option, row }: ShownRow, figure: Figure | null): BySize {
  if (figure === null) return { ...table, rows: table.rows.filter(other => other !== row) }
  if (row !== null) return { ...table, rows: table.rows.map(other => (other === row ? { ...row, figure } : other)) }
  // The option's id as the key: two people who add the same row at once add one.
  return { ...table, rows: [...table.rows, { key: option, option, figure }] }
}
