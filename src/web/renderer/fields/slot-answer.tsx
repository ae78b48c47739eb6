import { nearestTimes } from '#src/booking/schedule/free-times.ts'
import type { TimeField, TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { useForm } from './form-view.ts'

/** So many free times are offered in place of one that is taken. */
const OFFERS = 4

interface SlotAnswerProps {
  field: TimeField
  /** The id of the control that it is about. */
  control: string
  /** Times to choose from while none is taken. */
  offers: readonly TimeOfDay[]
}

/** Whether the chosen time is free, and times to choose in its place. */
export function SlotAnswer({ field, control, offers }: SlotAnswerProps) {
  const { revision, choices, slot, free, dispatch } = useForm()
  const { business, messages } = revision.content
  const offered = slot === 'booked' ? nearestTimes(free ?? [], choices.time, OFFERS) : offers
  return (
    <>
      <output className="slot" htmlFor={control} data-slot={slot}>
        {slot === 'unknown' ? '' : messages.slot[slot]}
      </output>
      {offered.length > 0 && (
        <p className="offers">
          {field.nearest}
          {offered.map(start => (
            <button key={start} type="button" onClick={() => dispatch({ kind: 'time', time: start })}>
              {timeText(start, start, business.locale)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
