import { type ComponentType, useEffect, useRef } from 'react'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { focusField } from './focus-field.ts'
import { useForm } from './form-view.ts'

interface NearestTimesProps {
  /** What stands before the times. */
  label: string | undefined
  /** The time that is not free. */
  wanted: TimeOfDay
  /** Id of the time control. */
  control: string
  /** What an owner is told beside a time. */
  Note?: ComponentType<{ time: TimeOfDay }>
}

/** Suggests the nearest free times of the day in place of one that is not free. */
export function NearestTimes({ label, wanted, control, Note }: NearestTimesProps) {
  const { revision, day, dispatch } = useForm()
  const offered = nearestTimes(day?.slots ?? [], wanted)
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
      {label}
      {offered.map(start => (
        <button key={start} type="button" onClick={choose(start)}>
          {timeText(start, start, revision.content.business.locale)}
          {Note !== undefined && <Note time={start} />}
        </button>
      ))}
    </p>
  )
}
