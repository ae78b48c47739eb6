import type { PointerEvent } from 'react'
import type { Status } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { type Block, visitSpan } from './blocks.ts'
import { type HoursShown, placed } from './placed.ts'
import { furtherLines, visitLines } from './visit-lines.ts'

/** Marks that tell the statuses apart without relying on colour. */
export const MARKS: Readonly<Record<Exclude<Status, 'Cancelled'>, string>> = { Pending: '?', Confirmed: '●', Completed: '✓' }

interface VisitBlockProps {
  block: Block
  shown: HoursShown
  /** How many crews have a column of their own, which names them. */
  columns: number
  /** Whether no other day stands beside it. */
  isAlone: boolean
  actions: RequestActions
  /** Called when a pointer is pressed on it, which may become a drag. */
  onGrab: (event: PointerEvent<HTMLElement>, block: Block) => void
}

/** A visit in the calendar; a link to its request. It says as many lines as it has room for, the most important first. */
export function VisitBlock({ block, shown, columns, isAlone, actions, onGrab }: VisitBlockProps) {
  const content = useContent()
  const { request, lane, lanes } = block
  const { status } = request
  const crew = crewOf(request)
  const { start, end } = visitSpan(request, content.business.timeZone) ?? block
  return (
    <li data-request={request.id} style={{ ...placed(block, shown), '--lane': lane, '--lanes': lanes } as object}>
      <button
        type="button"
        {...OPENER}
        className="visit-block"
        data-status={status}
        onPointerDown={event => onGrab(event, block)}
        onClick={() => actions.open(request)}
      >
        <span className="visit-hours">
          {status !== 'Cancelled' && <span aria-hidden="true">{MARKS[status]} </span>}
          {content.dates.clock(start)}
          <span className="visit-more"> – {content.dates.clock(end)}</span>
        </span>
        <span className="visit-name">{personName(request)}</span>
        {crew !== null && <span className={columns > 0 ? 'unseen' : 'visit-crew'}>{crew}</span>}
        {[...visitLines(request, content), ...(isAlone ? furtherLines(request, content) : [])].map(({ of, text }) => (
          <span key={`${of} ${text}`} className={`visit-${of}`}>
            {text}
          </span>
        ))}
        <span className="unseen">{status}</span>
      </button>
    </li>
  )
}
