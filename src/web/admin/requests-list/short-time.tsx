import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useToday } from '../hooks/use-clock.ts'

/** Day and time of the visit, as short as they are clear; of a quote that it is one. */
export function ShortTime({ request: { appointment_date: date, appointment_time: time } }: { request: Appointment }) {
  const { business, dates } = useContent()
  const year = useToday(business.timeZone).slice(0, 4)
  if (date === null) return 'Quote'
  const day = date.startsWith(year) ? dates.shortDay(date) : dates.days(date, date)
  return <time dateTime={time === null ? date : `${date}T${time}`}>{time === null ? day : `${day}, ${dates.time(time)}`}</time>
}
