import type { CSSProperties } from 'react'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { blockedOnDay } from '../closures/closure-texts.ts'
import { useContent } from '../data/content/admin-content.ts'
import { hashOf } from '../dashboard/view.ts'
import { personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { visitCount } from '../texts/visit-count.ts'
import type { Block } from './blocks.ts'
import { useRoomLeft } from './use-room-left.ts'
import { MARKS } from './visit-block.tsx'

/** Visits that a day of the month names; the others are counted. */
const NAMED = 3

interface MonthDayProps {
  day: Day
  /** The only crew whose visits and room it shows; empty for all. */
  crew: string
  now: LocalTime
  /** Whether it belongs to the month before or after. */
  isOther: boolean
  blocks: readonly Block[]
}

/** A day of the month: how many visits, the first of them, what is blocked, and how much room is left; leads to the day. */
export function MonthDay({ day, crew, now, isOther, blocks }: MonthDayProps) {
  const { dates } = useContent()
  const { room, closures, left } = useRoomLeft({ day, crew, now, blocks })
  // Of a day that is blocked whole, what is left says it.
  const blocked = room === null ? [] : closures.map(closure => blockedOnDay(closure, dates))
  return (
    <a
      className="month-day"
      href={hashOf({ kind: 'calendar', day, span: 'day', crew })}
      aria-current={day === now.date ? 'date' : undefined}
      data-other={isOther || undefined}
      data-room={room === null ? 'closed' : left === 'Full' ? 'full' : undefined}
    >
      <span className="unseen">{[`${dates.day(day)}: ${visitCount(blocks.length)}`, left, ...blocked].filter(part => part !== '').join(', ')}</span>
      <span className="month-head" aria-hidden="true">
        <b>{Number(day.slice(-2))}</b>
        {blocks.length > 0 && <span className="month-count">{blocks.length}</span>}
      </span>
      <ul className="month-visits" aria-hidden="true">
        {blocks.slice(0, NAMED).map(({ request, start }) => (
          <li key={request.id} data-status={request.status}>
            {request.status !== 'Cancelled' && MARKS[request.status]} {dates.clock(start)}{' '}
            {crewOf(request) !== null && <small>{crewOf(request)}</small>} {personName(request)}
          </li>
        ))}
        {blocks.length > NAMED && <li className="month-more">+{blocks.length - NAMED}</li>}
      </ul>
      {blocked.map((text, index) => (
        <span key={closures[index]?.id} className="month-blocked" aria-hidden="true">
          {text}
        </span>
      ))}
      <span className="month-left" aria-hidden="true">
        {left}
      </span>
      {room !== null && <span className="month-bar" aria-hidden="true" style={{ '--taken': room.taken } as CSSProperties} />}
    </a>
  )
}
