import { localTime } from '#src/booking/schedule/business-time.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { isPast, startsOn, timesOfDay } from '#src/booking/schedule/slots.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Business, Day, TimeField as TimeFieldContent, TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'
import { SlotAnswer } from './slot-answer.tsx'

/** The start of the visit; without a chosen day, every start of any day. */
export function TimeField({ field }: { field: TimeFieldContent }) {
  const { revision, choices, day, dispatch } = useForm()
  const { business } = revision.content
  const { date, time } = choices
  const starts = date === '' ? timesOfDay(business) : startsToCome(business, date, time)
  const textOf = (start: TimeOfDay) => timeText(start, start, business.locale)
  const isTaken = (start: TimeOfDay) => day?.slots.includes(start) === false
  return (
    <FieldFrame name={FIELD.time} label={field.label} hint={field.hint} isRequired>
      {control => (
        <>
          <select {...control} required value={time} onChange={event => dispatch({ kind: 'time', time: event.currentTarget.value })}>
            <option value="">{field.placeholder}</option>
            {starts.map(start => (
              // The browser's locale data may format times and prices differently from the server's.
              <option key={start} value={start} suppressHydrationWarning>
                {isTaken(start) ? fill(day?.blocked?.[start] ?? field.taken, { time: textOf(start) }) : textOf(start)}
              </option>
            ))}
          </select>
          <SlotAnswer field={field} control={control.id} />
        </>
      )}
    </FieldFrame>
  )
}

/** Returns a day's starts that are still to come. Keeps the chosen one, so that the list never changes an answer. */
function startsToCome(business: Business, date: Day, chosen: TimeOfDay): TimeOfDay[] {
  const now = localTime(new Date(), business.timeZone)
  return startsOn(business, date).filter(start => start === chosen || !isPast(date, start, now))
}
