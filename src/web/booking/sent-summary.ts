import { CONSULTATION_REQUIRED } from '#src/booking/request/estimate-snapshot.ts'
import { fieldsOf, isNamed, type NamedField } from '#src/booking/form/form-values.ts'
import type { FixedFieldOf, FixedKind } from '#src/booking/form/kinds/field-kind.ts'
import { namedKindOf } from '#src/booking/form/kinds/registry.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { explain, type Explanation } from '#src/catalog/words/explain.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Business } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { dayText } from '../form/day-text.ts'
import { timeText } from '../renderer/opening-times.ts'

/** What the price stands for. */
export interface Basis {
  text: string
  estimate: Estimate | null
}

export interface SummaryRow {
  label: string
  text: string
}

/** The input for the rows of a summary. */
interface Told {
  payload: AppointmentRequest
  basis: Basis
  explanation: Explanation | null
  business: Business
}

/** The rows for each kind of field that every request has. */
const FIXED_ROWS: { [K in FixedKind]: (field: FixedFieldOf<K>, told: Told) => SummaryRow[] } = {
  category: ({ label }, { basis }) => [{ label, text: basis.text }],
  package: (_, { explanation }) => (explanation?.lines ?? []).map(({ title, text }) => ({ label: title, text })),
  inputs: () => [],
  addons: () => [],
  date: ({ label }, { payload: { appointment_date: date }, business }) => [{ label, text: date ? dayText(date, business.locale) : '' }],
  time: ({ label }, { payload: { appointment_time: time }, business }) => [{ label, text: time ? timeText(time, time, business.locale) : '' }],
}

/** Summarises a request in the form's words: service, person, time and price. */
export function summaryOf(payload: AppointmentRequest, price: string | null, basis: Basis, { content, money }: FormRevision): SummaryRow[] {
  const { business, messages, bookingForm } = content
  const explanation = basis.estimate === null ? null : explain(basis.estimate, money, messages)
  const rows = fieldsOf(bookingForm).flatMap(field =>
    isNamed(field) ? namedRows(field, payload) : fixedRows(field, { payload, basis, explanation, business }),
  )
  const { title, raises } = messages.estimate
  if (price !== null) {
    const total = totalText(price, { content, money })
    rows.push({ label: title, text: explanation?.rises ? `${total}. ${raises}` : total })
  }
  return rows.filter(({ text }) => text !== '')
}

/** Formats a price of a request, with its currency. */
export function totalText(price: string, { content, money }: Pick<FormRevision, 'content' | 'money'>): string {
  return price === CONSULTATION_REQUIRED ? content.messages.estimate.consultation : money.exact(money.parse(price))
}

function fixedRows<K extends FixedKind>(field: FixedFieldOf<K>, told: Told): SummaryRow[] {
  return FIXED_ROWS[field.kind](field, told)
}

function namedRows(field: NamedField, payload: AppointmentRequest): SummaryRow[] {
  const { isRepeated, toWords } = namedKindOf(field)
  return isRepeated ? [{ label: field.label, text: toWords(ownValue(payload, field.name) ?? null, field) }] : []
}
