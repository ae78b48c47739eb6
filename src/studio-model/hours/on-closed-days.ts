import { weekdayOf } from '#src/catalog/days.ts'
import type { Appointment, Day, StandingRequest } from '#src/contract/generated/types.ts'
import { type Fields, keyedList } from '../draft/draft-value.ts'

/** The requests whose visits hold a time on a day on which a business has no hours, from a day on, in the order that they are given in. */
export function onClosedDays(
  { hours, closedDates }: Fields,
  requests: readonly Pick<Appointment, 'id' | 'name' | 'appointment_date' | 'appointment_time' | 'released_at'>[],
  today: Day,
): StandingRequest[] {
  const open = new Set(keyedList(hours).map(({ item }) => item['day']))
  const off = new Set(Array.isArray(closedDates) ? (closedDates as unknown[]) : [])
  return requests.flatMap(({ id, name, appointment_date: day, appointment_time: time, released_at }) => {
    if (day === null || time === null || day < today || released_at !== undefined) return []
    return off.has(day) || !open.has(weekdayOf(day)) ? [{ id, name, day, time }] : []
  })
}
