import type { Appointment } from '#src/contract/generated/types.ts'
import type { DateTexts } from '../texts/date-texts.ts'

/** The day and the time of a visit, as its customer reads it; null without a day. */
export function visitText({ appointment_date: day, appointment_time: time }: Appointment, dates: DateTexts): string | null {
  return day === null ? null : [dates.day(day), ...(time === null ? [] : [dates.time(time)])].join(', ')
}
