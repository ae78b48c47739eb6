import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { ReportGroup } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import type { Cell, ExportTable } from '../export/export-table.ts'

interface Column {
  title: string
  value: (group: ReportGroup, content: AdminContent) => Cell
}

const TAXES: Column = { title: 'Of it taxes', value: ({ taxes_value }) => taxes_value ?? 0 }

const COLUMNS: readonly Column[] = [
  { title: 'Month', value: ({ month }) => month },
  { title: 'Category', value: categoryTitle },
  { title: 'Service', value: (group, content) => serviceTitle({ ...group, estimate: { lines: [] } }, content) },
  { title: 'Visits', value: ({ total_completed }) => total_completed },
  { title: 'Completed value', value: ({ completed_value }) => completed_value },
  { title: 'Of it add-ons', value: ({ addons_value }) => addons_value },
  { title: 'Of it surcharges and discounts', value: ({ rules_value }) => rules_value },
  TAXES,
  { title: 'Of it agreed at the visit', value: ({ adjusted_value }) => adjusted_value },
]

/** The figures of a report, a row for each service in each month. */
export function exportReport(groups: readonly ReportGroup[], content: AdminContent): ExportTable {
  const hasTaxes = groups.some(({ taxes_value }) => taxes_value !== undefined)
  const columns = COLUMNS.filter(column => column !== TAXES || hasTaxes)
  return { titles: columns.map(({ title }) => title), rows: groups.map(group => columns.map(({ value }) => value(group, content))) }
}
