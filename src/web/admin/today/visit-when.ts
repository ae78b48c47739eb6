import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { MODE_TITLES } from '../request/request-texts.ts'

/** When a visit is, in short; of a quote, that it is one. */
export function visitWhen({ appointment_date: date, appointment_time: time }: Appointment, { dates }: Pick<AdminContent, 'dates'>): string {
  if (date === null) return MODE_TITLES.quote
  return time === null ? dates.shortDay(date) : `${dates.shortDay(date)}, ${dates.time(time)}`
}
