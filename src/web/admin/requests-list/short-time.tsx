import type { Appointment } from '#src/contract/generated/types.ts'
import { priceSentText } from '../request/price-texts.ts'
import { useContent } from '../data/content/admin-content.ts'

interface ShortTimeProps {
  request: Appointment
  /** The year that goes without saying. */
  thisYear: string
}

/** Day and time of the visit, as short as they are clear; of a quote that it is one, and whether it was answered with its price. */
export function ShortTime({ request, thisYear }: ShortTimeProps) {
  const content = useContent()
  const { dates } = content
  const { appointment_date: date, appointment_time: time } = request
  if (date === null) return ['Quote', priceSentText(request, content) ?? []].flat().join(', ')
  const day = date.startsWith(thisYear) ? dates.shortDay(date) : dates.days(date, date)
  return <time dateTime={time === null ? date : `${date}T${time}`}>{time === null ? day : `${day}, ${dates.time(time)}`}</time>
}
