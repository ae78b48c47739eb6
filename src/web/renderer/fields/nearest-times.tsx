import { useEffect, useRef } from 'react'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { focusField } from './focus-field.ts'
import { useForm } from './form-view.ts'
import type { SlotAnswerProps } from './slot-answer.tsx'

/** Suggests the nearest free times in place of a taken one. */
export function NearestTimes({ field, control }: SlotAnswerProps) {
  const { revision, choices, day, dispatch } = useForm()
  const offered = nearestTimes(day?.slots ?? [], choices.time)
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
  if (!isOffering) return null
  return (
    <p className="offers" ref={list}>
      {field.nearest}
      {offered.map(start => (
        <button key={start} type="button" onClick={choose(start)}>
          {timeText(start, start, revision.content.business.locale)}
        </button>
      ))}
    </p>
  )
}
