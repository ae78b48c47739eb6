import type { CSSProperties } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
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
  today: Day
  /** Whether it belongs to the month before or after. */
  isOther: boolean
  blocks: readonly Block[]
}

/** A day of the month: how many visits, the first of them, and how much room is left; leads to the day. */
export function MonthDay({ day, crew, today, isOther, blocks }: MonthDayProps) {
  const { dates } = useContent()
  const { room, left } = useRoomLeft({ day, crew, today, blocks })
  return (
    <a
      className="month-day"
      href={hashOf({ kind: 'calendar', day, span: 'day', crew })}
      aria-current={day === today ? 'date' : undefined}
      data-other={isOther || undefined}
      data-room={room === null ? 'closed' : left === 'Full' ? 'full' : undefined}
    >
      <span className="unseen">{[`${dates.day(day)}: ${visitCount(blocks.length)}`, left].filter(part => part !== '').join(', ')}</span>
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
      <span className="month-left" aria-hidden="true">
        {left}
      </span>
      {room !== null && <span className="month-bar" aria-hidden="true" style={{ '--booked': room.booked } as CSSProperties} />}
    </a>
  )
}
