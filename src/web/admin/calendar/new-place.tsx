import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { closedForCrews } from '../closures/closed-for-crews.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import type { Block } from './blocks.ts'
import { firstStart, startAt } from './day-room.ts'
import { crewAt, type HoursShown, minuteAt, placed } from './placed.ts'

interface NewPlaceProps {
  day: Day
  /** The only crew whose visits are shown; empty for all. */
  crew: string
  columns: number
  blocks: readonly Block[]
  shown: HoursShown
  /** Called with the minute of the day at which a request is to begin, and the crew whose column was pressed. */
  onChoose: (start: number, crew: number | null) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -4, PageDown: 4 }

/** The empty places of a day as one button: a press begins a request there; by keyboard the arrows choose the time. */
export function NewPlace({ day, crew, columns, blocks, shown, onChoose }: NewPlaceProps) {
  const { business, dates } = useContent()
  const now = useNow(business.timeZone)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const asked = crew === '' ? business : { ...business, crews: 1 }
  const taken = [...blocks, ...closedForCrews(useClosuresOn(day), day, business, crew)]
  const start = chosen ?? firstStart(asked, day, taken, now)
  const pointed = (event: MouseEvent) => startAt(business, day, minuteAt(event.clientY, event.currentTarget, shown))
  const step = (event: KeyboardEvent) => {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    const next = startAt(business, day, start + steps * business.slotMinutes)
    if (next < shown.from * 60 || next >= shown.until * 60) return
    setChosen(next)
    setSaid(dates.clock(next))
  }
  return (
    <>
      <button
        type="button"
        className="new-place"
        aria-label={`New request at ${dates.clock(start)}, ${dates.shortDay(day)}`}
        onPointerMove={event => setChosen(pointed(event))}
        onKeyDown={step}
        // A press by keyboard has no place.
        onClick={event =>
          event.detail === 0 ? onChoose(start, null) : onChoose(pointed(event), crewAt(event.clientX, event.currentTarget, columns))
        }
      >
        <span aria-hidden="true" style={placed({ start, end: start + business.slotMinutes }, shown) ?? { display: 'none' }}>
          + {dates.clock(start)}
        </span>
      </button>
      <output className="unseen">{said}</output>
    </>
  )
}
