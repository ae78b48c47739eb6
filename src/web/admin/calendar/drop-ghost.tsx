import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, TimeOfDay } from '#src/contract/generated/types.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import { type Block, visitSpan } from './blocks.ts'
import { blockedText, isRefused, looksTaken, moveProblem, PROBLEM_WORDS } from './moves.ts'
import { columnOf, type HoursShown, placed } from './placed.ts'

interface DropGhostProps {
  request: Appointment
  to: LocalTime
  /** The crew over whose column it is, where that is another one. */
  crew: number | null
  columns: number
  /** The visits of the day. */
  blocks: readonly Block[]
  /** The free starts of the day; null while unknown. */
  free: readonly TimeOfDay[] | null
  shown: HoursShown
}

/** Where a dragged visit would stand, and what speaks against it. */
export function DropGhost({ request, to, crew, columns, blocks, free, shown }: DropGhostProps) {
  const { business, dates } = useContent()
  const now = useNow(business.timeZone)
  const minutes = request.duration ?? business.slotMinutes
  const blocked = blockedText(business, minutes, to, useClosuresOn(to.date), crew ?? '')
  const isBlocked = blocked !== null
  const problem = moveProblem({
    business,
    to,
    minutes,
    now,
    isTaken:
      crew === null
        ? looksTaken(business, request, to, now, blocks, free, isBlocked)
        : looksTaken({ ...business, crews: 1 }, request, to, now, ofCrew(blocks, crew), null, isBlocked),
    isBlocked,
  })
  const span = visitSpan({ ...request, appointment_date: to.date, appointment_time: to.time }, business.timeZone)
  const { start, end } = span ?? { start: minutesOf(to.time), end: minutesOf(to.time) }
  return (
    <div
      className="drop-ghost"
      style={{ ...placed({ start, end }, shown), ...columnOf(crew ?? request.crew, columns) }}
      data-problem={problem === null ? undefined : isRefused(problem) ? 'refused' : 'warned'}
    >
      <b>
        {dates.clock(start)} – {dates.clock(end)}
      </b>
      <span>{personName(request)}</span>
      {crew !== null && <span>{crewTitle(crew)}</span>}
      {problem !== null && (
        <span className="drop-problem">
          <span aria-hidden="true">{isRefused(problem) ? '✕' : '!'} </span>
          {problem === 'blocked' ? blocked : PROBLEM_WORDS[problem]}
        </span>
      )}
    </div>
  )
}

function ofCrew(blocks: readonly Block[], crew: number): Block[] {
  return blocks.filter(({ request }) => request.crew === crew)
}
