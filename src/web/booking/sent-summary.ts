import { CONSULTATION_REQUIRED } from '#src/booking/snapshot.ts'
import { fieldName } from '#src/booking/flat-fields.ts'
import { fieldsOf } from '#src/booking/form-values.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { timeText } from '../renderer/opening-times.ts'

export interface SummaryRow {
  label: string
  text: string
}

/** What was asked for, for when, and for how much, in the form's words. */
export function summaryOf(payload: AppointmentRequest, price: string | null, { content, catalog, money }: FormRevision): SummaryRow[] {
  const plan = catalog.categoryById.get(payload.vehicle_category)
  if (plan === undefined) return []
  const { category, packageById } = plan
  const chosen = packageById.get(String(payload[fieldName(category, 'package')]))?.package
  const rows: SummaryRow[] = [{ label: category.packageLabel, text: chosen?.title ?? '' }]
  for (const field of fieldsOf(content.bookingForm)) {
    if (field.kind === 'date' && payload.appointment_date)
      rows.push({ label: field.label, text: dayText(payload.appointment_date, content.business.locale) })
    if (field.kind === 'time' && payload.appointment_time)
      rows.push({ label: field.label, text: timeText(payload.appointment_time, payload.appointment_time, content.business.locale) })
  }
  const { estimate } = content.messages
  if (price !== null)
    rows.push({ label: estimate.title, text: price === CONSULTATION_REQUIRED ? estimate.consultation : money.exact(money.parse(price)) })
  return rows
}

/** A day in full, in the business's language. */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
