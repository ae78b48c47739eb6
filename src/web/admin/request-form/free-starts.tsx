import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { partsOfDay } from './parts-of-day.ts'

/** The free starts of the chosen day by parts of the day, one press away: open while no time is chosen, then folded under how many there are. */
export function FreeStarts({ control }: { control: string }) {
  const { revision, day, choices, slot, minutes } = useForm()
  const { business } = revision.content
  const isLate = (time: TimeOfDay) => minutes !== null && endsAfterClosing(business, { date: choices.date, time }, minutes)
  const starts = day?.slots ?? []
  // Of a taken time the nearest free ones are offered.
  if (starts.length === 0 || slot === 'booked') return null
  const isOpen = choices.time === ''
  return (
    <details key={String(isOpen)} className="free-starts" open={isOpen}>
      <summary>{`Free times (${starts.length})`}</summary>
      {partsOfDay(starts, isLate).map(part => (
        <Part key={part.title} {...part} control={control} />
      ))}
    </details>
  )
}

function Part({ title, starts, control }: { title: string; starts: readonly TimeOfDay[]; control: string }) {
  const { dates } = useContent()
  const { choices, dispatch } = useForm()
  const choose = (start: TimeOfDay) => () => {
    dispatch({ kind: 'time', time: start })
    focusField(control)
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      {starts.map(start => (
        <button key={start} type="button" aria-pressed={start === choices.time} onClick={choose(start)}>
          {dates.clock(minutesOf(start))}
        </button>
      ))}
    </fieldset>
  )
}
