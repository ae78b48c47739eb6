import { keepsTime } from '#src/booking/appointment/status.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { valueText } from '../request/price-texts.ts'
import type { DateTexts } from '../texts/date-texts.ts'
import { newestOf } from './newest-request.ts'

/** Returns the request that a customer has again: the last visit that was completed, else the newest request that was not cancelled, else the newest; null when there is none. */
export function askedAgain(requests: readonly Appointment[]): Appointment | null {
  const completed = requests.filter(({ status }) => status === 'Completed').toSorted(byVisit)
  return completed.at(-1) ?? newestOf(requests.filter(({ status }) => status !== 'Cancelled')) ?? newestOf(requests)
}

/** Says which visits of a customer are to come; empty when none is. */
export function alsoBooked(requests: readonly Appointment[], today: Day, dates: Pick<DateTexts, 'shortDay'>): string {
  const days = requests.toSorted(byVisit).flatMap(request => {
    const { appointment_date: date, status } = request
    if (date === null || date < today || status === 'Completed' || !keepsTime(request)) return []
    return [status === 'Pending' ? `${dates.shortDay(date)} (pending)` : dates.shortDay(date)]
  })
  return days.length === 0 ? '' : `Also booked: ${days.join('; ')}`
}

/** Says when the last completed visit with an actual value was, and that value; empty when there is none. */
export function lastTime(requests: readonly Appointment[], content: AdminContent): string {
  const visits = requests.flatMap(({ status, appointment_date: day, actual_value: value }) =>
    status === 'Completed' && day !== null && value !== null ? [{ day, value }] : [],
  )
  const last = visits.toSorted((a, b) => compareTexts(a.day, b.day)).at(-1)
  return last === undefined ? '' : `Last time: ${content.dates.shortDay(last.day)}, ${valueText(last.value, content)}`
}

/** Says what the last visit brought and which visits are to come; empty when neither is known. */
export function otherVisits(requests: readonly Appointment[], today: Day, content: AdminContent): string {
  return [lastTime(requests, content), alsoBooked(requests, today, content.dates)].filter(text => text !== '').join('. ')
}

function byVisit(a: Appointment, b: Appointment): number {
  return compareTexts(whenOf(a), whenOf(b))
}

/** What has no day comes first. */
function whenOf({ appointment_date, appointment_time }: Appointment): string {
  return `${appointment_date ?? ''} ${appointment_time ?? ''}`
}
