import { useEffect, useRef } from 'react'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { LateNote } from '../texts/late-note.tsx'

interface NearestFreeProps {
  label: string | undefined
  /** The time that is not free. */
  wanted: TimeOfDay
  /** Id of the time control. */
  control: string
}

/** The free times of the day that are nearest to one that is not free, one press away; says which end after closing. */
export function NearestFree({ label, wanted, control }: NearestFreeProps) {
  const { choices, day, minutes, dispatch } = useForm()
  const { dates } = useContent()
  const offered = nearestTimes(day?.slots ?? [], wanted)
  const isOffering = offered.length > 0
  const list = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // A docked bar may cover what has just appeared.
    if (isOffering) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOffering])
  const choose = (time: TimeOfDay) => {
    dispatch({ kind: 'time', time })
    focusField(control)
  }
  if (!isOffering) return null
  return (
    <p className="offers" ref={list}>
      {label}
      {offered.map(time => (
        <button key={time} type="button" onClick={() => choose(time)}>
          {dates.time(time)}
          <LateNote date={choices.date} time={time} minutes={minutes} />
        </button>
      ))}
    </p>
  )
}
