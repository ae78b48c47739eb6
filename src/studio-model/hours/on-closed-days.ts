import { hoursOn } from '#src/booking/schedule/slots.ts'
import type { Appointment, Business, Day, StandingRequest } from '#src/contract/generated/types.ts'
import { type Fields, keyedList } from '../draft/draft-value.ts'

/** The requests whose visits hold a time on a day on which a published business has no hours, from a day on, in the order that they are given in. */
export function onClosedDays(
  { hours, closedDates }: Fields,
  requests: readonly Pick<Appointment, 'id' | 'name' | 'appointment_date' | 'appointment_time' | 'released_at'>[],
  today: Day,
): StandingRequest[] {
  // Published content was validated, so the cast is safe; it has no field for an empty list.
  const business = { hours: keyedList(hours).map(({ item }) => item), closedDates: closedDates ?? [] } as unknown as Pick<
    Business,
    'hours' | 'closedDates'
  >
  return requests.flatMap(({ id, name, appointment_date: day, appointment_time: time, released_at }) => {
    if (day === null || time === null || day < today || released_at !== undefined) return []
    return hoursOn(business, day) === null ? [{ id, name, day, time }] : []
  })
}
