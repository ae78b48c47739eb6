import { priceText } from '#src/booking/request/estimate-snapshot.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { formFields, serviceFields } from '../request/request-fields.ts'
import { categoryTitle, MODE_TITLES, serviceTitle } from '../request/request-texts.ts'

const COLUMNS = [
  'Reference',
  'Received',
  'Status',
  'Request',
  'Date',
  'Time',
  'Name',
  'Phone',
  'Email',
  'Category',
  'Service',
  'Details',
  'Calculated price',
  'Estimated value',
  'Actual value',
  'Message',
]

/** Prefixes that spreadsheets run as a formula, in some locales also in full-width forms (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns requests as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsv(requests: readonly Appointment[], content: AdminContent): string {
  const lines = [COLUMNS, ...requests.map(request => cellsOf(request, content))].map(cells => cells.map(written).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function cellsOf(request: Appointment, content: AdminContent): string[] {
  const { estimated_value, actual_value } = request
  const details = [...serviceFields(request, content), ...formFields(request, content)].map(({ label, text }) => `${label}: ${text}`)
  return [
    request.id,
    content.dates.moment(request.created_at),
    request.status,
    MODE_TITLES[request.request_type],
    request.appointment_date ?? '',
    request.appointment_time ?? '',
    request.name,
    request.phone,
    request.email,
    categoryTitle(request, content),
    serviceTitle(request, content),
    details.join('; '),
    priceText(request.calculated_price, content.money),
    estimated_value === null ? '' : String(estimated_value),
    actual_value === null ? '' : String(actual_value),
    request.message,
  ]
}

function written(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
