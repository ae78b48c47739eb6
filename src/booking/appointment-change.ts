import { isCalendarDay, LAST_DAY } from '#src/catalog/days.ts'
import type { Appointment, AppointmentChange, Business, RequestMode } from '#src/contract/generated/types.ts'
import { isTimeOfDay, type LocalTime } from './business-time.ts'
import { isEmail } from './field-checks.ts'
import { cleanText } from './clean-text.ts'
import type { FieldProblem } from './flat-fields.ts'
import { asErrors, NO_START, type RequestProblem } from './overrule.ts'
import { isStart } from './slots.ts'

/** What an appointment becomes, and what is wrong with that. */
export interface ChangeReading {
  change: Partial<Pick<Appointment, 'name' | 'email' | 'phone' | 'message' | 'appointment_date' | 'appointment_time'>> & {
    request_type?: RequestMode
  }
  problems: RequestProblem[]
}

/** Reads what the admin changes. A request with a day and a time is an appointment; whether the time is free, only the claim can say. */
export function readChange(
  appointment: Appointment,
  change: Omit<AppointmentChange, 'despite_warnings'>,
  business: Business,
  now: LocalTime,
): ChangeReading {
  const { name, email, appointment_date: date, appointment_time: time } = { ...appointment, ...cleaned(change) }
  const errors: FieldProblem[] = []
  if (email !== '' && !isEmail(email)) errors.push({ field: 'email', message: 'The e-mail address does not look like one' })
  if (date !== null && !isCalendarDay(date))
    errors.push({ field: 'appointment_date', message: `The day must be one of the calendar until ${LAST_DAY}, such as 2026-05-20` })
  if (time !== null && !isTimeOfDay(time)) errors.push({ field: 'appointment_time', message: 'The time must be written like 09:30' })
  if (date === null && time !== null) errors.push({ field: 'appointment_date', message: 'A time needs a day' })
  if (date !== null && time === null) errors.push({ field: 'appointment_time', message: 'A day needs a time' })
  const isMoved = date !== appointment.appointment_date || time !== appointment.appointment_time
  const problems = asErrors(errors)
  if (name === '') problems.push({ field: 'name', message: 'The name is empty', isWarning: true })
  if (errors.length === 0 && isMoved && date !== null && time !== null && !isStart(business, date, time, now)) {
    problems.push({ field: 'appointment_time', message: NO_START, isWarning: true })
  }
  return { change: { ...cleaned(change), ...(isMoved && { request_type: 'appointment' }) }, problems }
}

function cleaned<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text, name === 'message')])) as T
}
