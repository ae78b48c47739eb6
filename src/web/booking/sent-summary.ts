import { CONSULTATION_REQUIRED } from '#src/booking/request/snapshot.ts'
import { fieldsOf } from '#src/booking/form/form-values.ts'
import type { Estimate } from '#src/catalog/estimate.ts'
import { explain } from '#src/catalog/explain.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
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

/** What was asked for, by whom, for when and for how much, in the form's words. */
export function summaryOf(payload: AppointmentRequest, price: string | null, basis: Basis, { content, money }: FormRevision): SummaryRow[] {
  const { business, messages, bookingForm } = content
  const explanation = basis.estimate === null ? null : explain(basis.estimate, money, messages)
  const rows: SummaryRow[] = []
  for (const field of fieldsOf(bookingForm)) {
    if (field.kind === 'category') rows.push({ label: field.label, text: basis.text })
    if (field.kind === 'package') rows.push(...(explanation?.lines ?? []).map(({ title, text }) => ({ label: title, text })))
    if (field.kind === 'date' && payload.appointment_date) rows.push({ label: field.label, text: dayText(payload.appointment_date, business.locale) })
    if (field.kind === 'time' && payload.appointment_time)
      rows.push({ label: field.label, text: timeText(payload.appointment_time, payload.appointment_time, business.locale) })
    if (field.kind === 'email' || field.kind === 'phone') rows.push({ label: field.label, text: String(ownValue(payload, field.name) ?? '') })
  }
  const { title, consultation, raises } = messages.estimate
  if (price !== null) {
    const total = price === CONSULTATION_REQUIRED ? consultation : money.exact(money.parse(price))
    rows.push({ label: title, text: explanation?.rises ? `${total}. ${raises}` : total })
  }
  return rows.filter(({ text }) => text !== '')
}
