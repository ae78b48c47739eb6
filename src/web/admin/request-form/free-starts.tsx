import { useState } from 'react'
import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { partsOfDay } from './parts-of-day.ts'

/** The free starts of the chosen day, one press away; folded where something nearer is offered. */
export function FreeStarts({ isFolded }: { isFolded: boolean }) {
  const { day, choices, slot } = useForm()
  const starts = day?.slots ?? []
  // Of a taken time the nearest free ones are offered.
  return starts.length > 0 && slot !== 'booked' && <Starts key={choices.date} starts={starts} isFolded={isFolded} />
}

/** By parts of the day; folded under how many there are where the day came with a time. None of them moves when one is chosen. */
function Starts({ starts, isFolded }: { starts: readonly TimeOfDay[]; isFolded: boolean }) {
  const { revision, choices, minutes } = useForm()
  const { business } = revision.content
  const [isOpen] = useState(choices.time === '' && !isFolded)
  const isLate = (time: TimeOfDay) => minutes !== null && endsAfterClosing(business, { date: choices.date, time }, minutes)
  const late = starts.filter(isLate).length
  return (
    <details className="free-starts" open={isOpen}>
      <summary>{late === 0 ? `Free times (${starts.length})` : `Free times (${starts.length - late}, ${late} more after closing)`}</summary>
      {partsOfDay(starts, isLate).map(part => (
        <Part key={part.title} {...part} />
      ))}
    </details>
  )
}

function Part({ title, starts }: { title: string; starts: readonly TimeOfDay[] }) {
  const { dates } = useContent()
  const { choices, dispatch } = useForm()
  return (
    <fieldset>
      <legend>{title}</legend>
      {starts.map(start => (
        <button key={start} type="button" aria-pressed={start === choices.time} onClick={() => dispatch({ kind: 'time', time: start })}>
          {dates.clock(minutesOf(start))}
        </button>
      ))}
    </fieldset>
  )
}
