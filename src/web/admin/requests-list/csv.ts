import { priceText } from '#src/booking/request/estimate-snapshot.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { formFields, serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { MODE_TITLES } from '../request/request-texts.ts'

interface Column {
  title: string
  value: (request: Appointment, content: AdminContent) => string
}

const COLUMNS: readonly Column[] = [
  { title: 'Reference', value: ({ id }) => id },
  { title: 'Received', value: ({ created_at }, { dates }) => dates.moment(created_at) },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Request', value: ({ request_type }) => MODE_TITLES[request_type] },
  { title: 'Date', value: ({ appointment_date }) => appointment_date ?? '' },
  { title: 'Time', value: ({ appointment_time }) => appointment_time ?? '' },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Category', value: categoryTitle },
  { title: 'Service', value: serviceTitle },
  { title: 'Details', value: details },
  { title: 'Calculated price', value: ({ calculated_price }, { money }) => priceText(calculated_price, money) },
  { title: 'Estimated value', value: ({ estimated_value }) => String(estimated_value ?? '') },
  { title: 'Actual value', value: ({ actual_value }) => String(actual_value ?? '') },
  { title: 'Message', value: ({ message }) => message },
]

/** Prefixes that spreadsheets run as a formula, in some locales also in full-width forms (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns requests as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(requests: readonly Appointment[], content: AdminContent): string {
  const rows = requests.map(request => COLUMNS.map(({ value }) => value(request, content)))
  const lines = [COLUMNS.map(({ title }) => title), ...rows].map(cells => cells.map(written).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function details(request: Appointment, content: AdminContent): string {
  return [...serviceFields(request, content), ...formFields(request, content)].map(({ label, text }) => `${label}: ${text}`).join('; ')
}

function written(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
