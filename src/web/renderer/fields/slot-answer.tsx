import { useEffect, useRef } from 'react'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import type { TimeField, TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { focusField } from './focus-field.ts'
import { useForm } from './form-view.ts'

interface SlotAnswerProps {
  field: TimeField
  /** Id of the time control. */
  control: string
}

/** Says whether the chosen time is free, and suggests the nearest ones in place of a taken one. */
export function SlotAnswer({ field, control }: SlotAnswerProps) {
  const { revision, choices, slot, day, errors, dispatch } = useForm()
  const { business, messages } = revision.content
  const offered = slot === 'booked' ? nearestTimes(day?.slots ?? [], choices.time) : []
  const isOffering = offered.length > 0
  const list = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // A docked bar may cover what has just appeared.
    if (isOffering) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOffering])
  const choose = (start: TimeOfDay) => () => {
    dispatch({ kind: 'time', time: start })
    focusField(control)
  }
  return (
    <>
      <output className="slot" htmlFor={control} data-slot={slot}>
        {/* A refused time is told by its error. */}
        {slot === 'unknown' || (slot === 'booked' && Object.hasOwn(errors, FIELD.time)) ? '' : messages.slot[slot]}
      </output>
      {isOffering && (
        <p className="offers" ref={list}>
          {field.nearest}
          {offered.map(start => (
            <button key={start} type="button" onClick={choose(start)}>
              {timeText(start, start, business.locale)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
