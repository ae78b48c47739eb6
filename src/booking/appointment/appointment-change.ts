import { isCalendarDay, LAST_DAY } from '#src/catalog/days.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, AppointmentChange, BookingForm, RequestMode } from '#src/contract/generated/types.ts'
import { isTimeOfDay, type LocalTime } from '../schedule/business-time.ts'
import { cleanText } from '../request/clean-text.ts'
import { FIELD, type FieldProblem } from '../request/flat-fields.ts'
import { EMPTY_VALUES, type FormValues, namedFields } from '../form/form-values.ts'
import { serverKindOf } from '../form/kinds/registry.ts'
import { asErrors, inAdminWords, requestProblems, type RequestProblem } from '../request/override.ts'

/** Fields of an appointment that its owner can edit besides status and value. */
export type EditableField = Exclude<keyof AppointmentChange, 'despite_warnings'>

/** An edited appointment, and the problems of the edit. */
export interface ChangeReading {
  change: Partial<Pick<Appointment, EditableField>> & { request_type?: RequestMode }
  problems: RequestProblem[]
}

/**
 * Reads the admin's edit by the rules of a new request. A request with a day and a time becomes an appointment; only the reservation decides whether
 * the time is free.
 */
export function readChange(
  appointment: Appointment,
  change: Omit<AppointmentChange, 'despite_warnings'>,
  revision: FormRevision,
  now: LocalTime,
): ChangeReading {
  const wanted = cleaned(change, revision.content.bookingForm)
  const { name, email, phone, message, appointment_date: date, appointment_time: time } = { ...appointment, ...wanted }
  const changed = new Set(Object.entries(wanted).flatMap(([field, text]) => (text === appointment[field] ? [] : [field])))
  const isMoved = changed.has(FIELD.date) || changed.has(FIELD.time)
  if (isMoved) changed.add(FIELD.date).add(FIELD.time)
  const errors: FieldProblem[] = []
  if (date !== null && !isCalendarDay(date))
    errors.push({ field: FIELD.date, message: `The day must be one of the calendar until ${LAST_DAY}, such as 2026-05-20` })
  if (time !== null && !isTimeOfDay(time)) errors.push({ field: FIELD.time, message: 'The time must be written like 09:30' })
  if (date === null && time !== null) errors.push({ field: FIELD.date, message: 'A time needs a day' })
  if (date !== null && time === null) errors.push({ field: FIELD.time, message: 'A day needs a time' })
  const mode = date === null || time === null || errors.length > 0 ? 'quote' : 'appointment'
  const values: FormValues = { ...EMPTY_VALUES, mode, texts: { name, email, phone, message }, date: date ?? '', time: time ?? '' }
  // Unchanged fields were checked when the request was new.
  const formProblems = requestProblems(values, { revision, layout: 'desktop', now, isTaken: false }).filter(({ field }) => changed.has(field))
  return { change: { ...wanted, ...(isMoved && { request_type: 'appointment' }) }, problems: [...asErrors(errors), ...inAdminWords(formProblems)] }
}

/** The texts as they would be stored: those of the form by their fields' kinds. */
function cleaned<T extends Readonly<Record<string, string>>>(texts: T, form: BookingForm): T {
  const read = (name: string, text: string) => {
    const field = namedFields(form).find(field => field.name === name)
    return (field && serverKindOf(field).toText(text)) ?? cleanText(text, name === 'message')
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, read(name, text)])) as T
}
