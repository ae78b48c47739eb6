import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

interface ShortTimeProps {
  request: Appointment
  /** The year that goes without saying. */
  thisYear: string
  className?: string
}

/** Day and time of the visit, as short as they are clear; of a quote that it is one. */
export function ShortTime({ request: { appointment_date: date, appointment_time: time }, thisYear, className }: ShortTimeProps) {
  const { dates } = useContent()
  if (date === null) return <span className={className}>Quote</span>
  const day = date.startsWith(thisYear) ? dates.shortDay(date) : dates.days(date, date)
  return (
    <time className={className} dateTime={time === null ? date : `${date}T${time}`}>
      {time === null ? day : `${day}, ${dates.time(time)}`}
    </time>
  )
}
