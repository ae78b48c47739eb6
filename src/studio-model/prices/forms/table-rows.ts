import { goneChoice } from '../../documents/title-of-id.ts'
import type { Questions } from '../../draft/questions.ts'
import type { PriceScope } from '../price-scope.ts'
import type { BySize, SizeRow } from './by-size.ts'
import { NO_FIGURE, type Precision, withPrecision } from './one-price.ts'
import type { Figure } from './registry.ts'

/** A row of a table as an owner sees it: one for every option, in the question's order, then rows of options that are gone. */
export interface ShownRow {
  option: string
  label: string
  /** Null when the price has no row for this option. */
  row: SizeRow | null
  /** Null when the price for all others applies. */
  figure: Figure | null
}

export function shownRows(
  table: BySize,
  choice: Questions['choices'][number] | undefined,
  { formerTitle }: Pick<PriceScope, 'formerTitle'>,
): ShownRow[] {
  const options = choice?.options ?? []
  const first = options.map(({ id, label }) => {
    const row = table.rows.find(({ option }) => option === id) ?? null
    return { option: id, label, row, figure: row?.figure ?? (table.otherwise === null ? emptyFigure(table) : null) }
  })
  const shown = new Set(first.map(({ row }) => row))
  const others = table.rows.filter(row => !shown.has(row))
  const labelOf = (option: string | undefined) =>
    option === undefined ? 'No option' : (options.find(({ id }) => id === option)?.label ?? goneChoice(formerTitle(option)))
  return [...first, ...others.map(row => ({ option: row.option ?? '', label: labelOf(row.option), row, figure: row.figure }))]
}

/** The precision of all rows with a single price; null where they differ, or there are none. */
export function commonPrecision({ rows }: BySize): Precision | null {
  const precisions = new Set(rows.flatMap(({ figure }) => (figure.form === 'one' ? [figure.precision] : [])))
  const [common = null] = precisions.size === 1 ? precisions : []
  return common
}

/** What a row begins with that is not there yet: it has the precision of the others. */
function emptyFigure(table: BySize): Figure {
  const common = commonPrecision(table)
  return common === null ? NO_FIGURE : withPrecision(NO_FIGURE, common)
}

/** Sets the price of a row; null removes the row. */
export function withRow(table: BySize, { option, row }: ShownRow, figure: Figure | null): BySize {
  if (figure === null) return { ...table, rows: table.rows.filter(other => other !== row) }
  if (row !== null) return { ...table, rows: table.rows.map(other => (other === row ? { ...row, figure } : other)) }
  // The option's id is the key, so that two people who add the same row at once add one.
  return { ...table, rows: [...table.rows, { key: option, option, figure }] }
}
