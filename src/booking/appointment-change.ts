import { isCalendarDay, LAST_DAY } from '#src/catalog/days.ts'
import type { Appointment, AppointmentChange, Business, RequestMode } from '#src/contract/generated/types.ts'
import type { LocalTime } from './business-time.ts'
import { isEmail } from './field-checks.ts'
import { cleanText } from './clean-text.ts'
import type { FieldProblem } from './flat-fields.ts'
import { isStart } from './slots.ts'

/** What an appointment becomes, and what is wrong with that: problems refuse it, warnings the admin may overrule. */
export interface ChangeReading {
  change: Partial<Pick<Appointment, 'name' | 'email' | 'phone' | 'message' | 'appointment_date' | 'appointment_time'>> & {
    request_type?: RequestMode
  }
  problems: FieldProblem[]
  warnings: FieldProblem[]
}

/** Reads what the admin changes. A request with a day and a time is an appointment; whether the time is free, only the claim can say. */
export function readChange(
  appointment: Appointment,
  change: Omit<AppointmentChange, 'despite_warnings'>,
  business: Business,
  now: LocalTime,
): ChangeReading {
  const { name, email, appointment_date: date, appointment_time: time } = { ...appointment, ...cleaned(change) }
  const problems: FieldProblem[] = []
  const warnings: FieldProblem[] = []
  if (name === '') warnings.push({ field: 'name', message: 'The name is empty' })
  if (email !== '' && !isEmail(email)) problems.push({ field: 'email', message: 'The e-mail address does not look like one' })
  if (date !== null && !isCalendarDay(date))
    problems.push({ field: 'appointment_date', message: `The day must be one of the calendar until ${LAST_DAY}, such as 2026-05-20` })
  if (time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    problems.push({ field: 'appointment_time', message: 'The time must be written like 09:30' })
  if (date === null && time !== null) problems.push({ field: 'appointment_date', message: 'A time needs a day' })
  if (date !== null && time === null) problems.push({ field: 'appointment_time', message: 'A day needs a time' })
  const isMoved = date !== appointment.appointment_date || time !== appointment.appointment_time
  if (problems.length === 0 && isMoved && date !== null && time !== null && !isStart(business, date, time, now))
    warnings.push({ field: 'appointment_time', message: 'This start is over, outside of the opening hours or between two starts' })
  return { change: { ...cleaned(change), ...(isMoved && { request_type: 'appointment' }) }, problems, warnings }
}

function cleaned<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text, name === 'message')])) as T
}
