import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, TimeOfDay } from '#src/contract/generated/types.ts'
import { useClosuresOn } from '../closures/closure-blocks.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { type Block, visitSpan } from './blocks.ts'
import { isBlockedAt, isRefused, looksTaken, moveProblem, PROBLEM_WORDS } from './moves.ts'
import { type HoursShown, placed } from './placed.ts'

interface DropGhostProps {
  request: Appointment
  to: LocalTime
  /** The visits of the day. */
  blocks: readonly Block[]
  /** The free starts of the day; null while unknown. */
  free: readonly TimeOfDay[] | null
  shown: HoursShown
}

/** Where a dragged visit would stand, and what speaks against it. */
export function DropGhost({ request, to, blocks, free, shown }: DropGhostProps) {
  const { business, dates } = useContent()
  const now = useNow(business.timeZone)
  const isBlocked = isBlockedAt(business, request, to, useClosuresOn(to.date))
  const problem = moveProblem({
    business,
    to,
    minutes: request.duration ?? business.slotMinutes,
    now,
    isTaken: looksTaken(business, request, to, now, blocks, free, isBlocked),
    isBlocked,
  })
  const span = visitSpan({ ...request, appointment_date: to.date, appointment_time: to.time }, business.timeZone)
  const { start, end } = span ?? { start: minutesOf(to.time), end: minutesOf(to.time) }
  return (
    <div
      className="drop-ghost"
      style={placed({ start, end }, shown) ?? {}}
      data-problem={problem === null ? undefined : isRefused(problem) ? 'refused' : 'warned'}
    >
      <b>
        {dates.clock(start)} – {dates.clock(end)}
      </b>
      <span>{personName(request)}</span>
      {problem !== null && (
        <span className="drop-problem">
          <span aria-hidden="true">{isRefused(problem) ? '✕' : '!'} </span>
          {PROBLEM_WORDS[problem]}
        </span>
      )}
    </div>
  )
}
