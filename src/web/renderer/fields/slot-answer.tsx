import { nearestTimes } from '#src/booking/schedule/free-times.ts'
import type { TimeField, TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { useForm } from './form-view.ts'

/** Number of free times offered in place of a taken one. */
const OFFERS = 4

interface SlotAnswerProps {
  field: TimeField
  /** Id of the time control. */
  control: string
  /** Times to suggest while no chosen time is taken. */
  offers: readonly TimeOfDay[]
}

/** Says whether the chosen time is free, and suggests others. */
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
