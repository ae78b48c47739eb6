import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

/** Day and time of the visit; a quote has none. */
export function VisitTime({ request: { appointment_date: date, appointment_time: time } }: { request: Appointment }) {
  const { dates } = useContent()
  if (date === null) return <span className="muted">No date</span>
  return (
    <time className="visit-time" dateTime={time === null ? date : `${date}T${time}`}>
      <span>{dates.day(date)}</span> {time !== null && <span>{dates.time(time)}</span>}
    </time>
  )
}
