import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { chargedFor } from '#src/booking/appointment/summary.ts'
import { formFields, serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { MODE_TITLES } from '../request/request-texts.ts'

/** A text, a number that can be summed, or nothing. */
export type Cell = string | number | null

/** How spreadsheets show a column of days, of times of day, or of both. */
type MomentFormat = 'yyyy-mm-dd' | 'hh:mm' | 'yyyy-mm-dd hh:mm'

/** How spreadsheets show a column of amounts: with thousands apart and the currency's decimals. */
type AmountFormat = '#,##0' | `#,##0.${string}`

/** A row of titles, and a row of cells for each request. */
export interface ExportTable {
  titles: readonly string[]
  /** By column: how spreadsheets show its amounts, or its moments, which are written as their format says; nothing where it has neither. */
  formats?: readonly (MomentFormat | AmountFormat | undefined)[]
  rows: readonly (readonly Cell[])[]
  /** A last row with sums, for readers alone: programs would count it as a request. */
  total?: readonly Cell[]
}

interface Column {
  title: string
  format?: MomentFormat | 'amount'
  value: (request: Appointment, content: AdminContent) => Cell
}

/** The column that is added up, before the answers, whose number varies; the other amounts come after them. */
const CHARGED: Column = { title: 'Charged (add this up)', format: 'amount', value: chargedFor }

const TAX: Column = { title: 'Tax in calculated price', format: 'amount', value: (request, { money }) => taxOf(request, money) }

const CREW: Column = { title: 'Crew', value: ({ crew = null }) => crew }

const BEFORE_FIELDS: readonly Column[] = [
  { title: 'Reference', value: ({ id }) => id },
  { title: 'Received', format: 'yyyy-mm-dd hh:mm', value: ({ created_at }, { business }) => momentText(created_at, business.timeZone) },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Request', value: ({ request_type }) => MODE_TITLES[request_type] },
  { title: 'Date', format: 'yyyy-mm-dd', value: ({ appointment_date }) => appointment_date },
  { title: 'Time', format: 'hh:mm', value: ({ appointment_time }) => appointment_time },
  { title: 'Minutes', value: ({ duration }) => duration ?? null },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Category', value: categoryTitle },
  { title: 'Service', value: serviceTitle },
]

const AFTER_FIELDS: readonly Column[] = [
  { title: 'Calculated price', format: 'amount', value: ({ calculated_price }) => calculated_price },
  TAX,
  { title: 'Estimated value', format: 'amount', value: ({ estimated_value }) => estimated_value },
  { title: 'Actual value', format: 'amount', value: ({ actual_value }) => actual_value },
  { title: 'Message', value: ({ message }) => message },
]

/** Returns requests as a table with a column for each thing that is known of them; fields of the same label share one. */
export function exportTable(requests: readonly Appointment[], content: AdminContent): ExportTable {
  const fields = requests.map(request => fieldTexts(request, content))
  const labels = [...new Set(fields.flatMap(texts => [...texts.keys()]))]
  const cells = (columns: readonly Column[], request: Appointment) => columns.map(({ value }) => value(request, content))
  const { money, business } = content
  const before = [...BEFORE_FIELDS, ...(business.crews > 1 ? [CREW] : []), CHARGED]
  const hasTax = requests.some(request => taxOf(request, money) !== null)
  const after = AFTER_FIELDS.filter(column => column !== TAX || hasTax)
  const shownAs = ({ format }: Column) => (format === 'amount' ? amountFormat(money) : format)
  const charged = money.value(requests.reduce((sum, request) => sum + money.amount(chargedFor(request) ?? 0), 0))
  return {
    titles: [...before.map(({ title }) => title), ...labels, ...after.map(({ title }) => title)],
    formats: [...before.map(shownAs), ...labels.map(() => undefined), ...after.map(shownAs)],
    total: ['Total', ...before.slice(1).map(column => (column === CHARGED ? charged : null)), ...[...labels, ...after].map(() => null)],
    rows: requests.map((request, index) => [
      ...cells(before, request),
      ...labels.map(label => fields[index]?.get(label) ?? null),
      ...cells(after, request),
    ]),
  }
}

function amountFormat({ decimals }: AdminContent['money']): AmountFormat {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`
}

/** The taxes that are added to a price; null where there are none. */
function taxOf({ estimate }: Appointment, money: AdminContent['money']): number | null {
  const taxes = estimate.lines.filter(({ kind }) => kind === 'tax')
  return taxes.length === 0 ? null : money.value(taxes.reduce((sum, { low }) => sum + (low ?? 0), 0))
}

/** What was answered, by label; the category's fields first. */
function fieldTexts(request: Appointment, content: AdminContent): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { label, text } of [...serviceFields(request, content), ...formFields(request, content)]) {
    const earlier = texts.get(label)
    texts.set(label, earlier === undefined ? text : `${earlier}; ${text}`)
  }
  return texts
}

/** A moment on the business's clock, as spreadsheets and programs read it: 2026-05-01 14:30. */
function momentText(iso: string, timeZone: string): string {
  const { date, time } = wallTime(new Date(iso), timeZone)
  return `${date} ${time}`
}
