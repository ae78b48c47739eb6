import { isTimeOfDay, minutesOf } from '#src/catalog/time-of-day.ts'
import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'

/** From when to when the visit would hold its time, and whether that is after closing, so that nobody has to send it to find out; it has its room before a time is chosen. */
export function VisitSpan() {
  const { choices, minutes } = useForm()
  const { business, messages, dates } = useContent()
  const { date, time } = choices
  if (minutes === null) return null
  if (!isTimeOfDay(time)) return <p className="visit-span" />
  const [start, end] = [minutesOf(time), minutesOf(time) + minutes]
  const close = hoursOn(business, date)?.close
  return (
    <p className="visit-span">
      {`${dates.clock(start)} – ${dates.clock(end)}, ${durationText({ low: minutes, high: minutes }, messages.duration)}`}
      {close !== undefined && endsAfterClosing(business, { date, time }, minutes) && (
        <b>{`Ends after closing, which is at ${dates.clock(minutesOf(close))}`}</b>
      )}
    </p>
  )
}
