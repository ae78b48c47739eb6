import type { PointerEvent } from 'react'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { ClosureBlocks } from '../closures/closure-blocks.tsx'
import { useContent } from '../data/content/admin-content.ts'
import { hashOf } from '../dashboard/view.ts'
import type { RequestActions } from '../request/request-actions.ts'
import type { Block } from './blocks.ts'
import { DayParts } from './day-parts.tsx'
import { CrewHeads } from './crew-heads.tsx'
import { closedParts } from './day-room.ts'
import { DropGhost } from './drop-ghost.tsx'
import { freeParts } from './moves.ts'
import { NewPlace } from './new-place.tsx'
import { NowLine } from './now-line.tsx'
import type { HoursShown } from './placed.ts'
import type { Drag } from './use-visit-drag.ts'
import { VisitBlock } from './visit-block.tsx'

interface DayColumnProps {
  day: Day
  /** The only crew whose visits are shown; empty for all. */
  crew: string
  /** How many crews have a column of their own. */
  columns: number
  isToday: boolean
  /** Whether no other day stands beside it: what is shown is named above. */
  isAlone: boolean
  blocks: readonly Block[]
  shown: HoursShown
  actions: RequestActions
  /** Begins a request at a minute of the day, in the column of a crew where there are such. */
  onNew: (start: number, crew: number | null) => void
  onGrab: (event: PointerEvent<HTMLElement>, block: Block) => void
  /** The visit that is being dragged, anywhere; null when none is. */
  drag: Drag | null
  /** The starts of the day that are free for that; null while unknown. */
  free: readonly TimeOfDay[] | null
}

/** A day of the calendar with its visits in the order of their starts. */
export function DayColumn({ day, crew, columns, isToday, isAlone, blocks, shown, actions, onNew, onGrab, drag, free }: DayColumnProps) {
  const { business, dates } = useContent()
  const titleId = `day-${day}`
  const target = drag?.target?.day === day ? drag.target : null
  return (
    <section className="day" aria-labelledby={titleId} data-today={isToday || undefined}>
      {isAlone ? (
        <h4 id={titleId} className="unseen">
          {dates.shortDay(day)}
        </h4>
      ) : (
        <h4 id={titleId}>
          <a href={hashOf({ kind: 'calendar', day, span: 'day', crew })}>
            {dates.shortDay(day)} {isToday && <b>Today</b>}
          </a>
        </h4>
      )}
      {columns > 0 && <CrewHeads columns={columns} />}
      <div className="day-track" data-day={day}>
        <DayParts className="closed-part" parts={closedParts(business, day)} shown={shown} />
        <ClosureBlocks day={day} crew={crew} columns={columns} shown={shown} />
        {drag !== null && free !== null && <DayParts className="free-part" parts={freeParts(free, business.slotMinutes)} shown={shown} />}
        <NewPlace day={day} crew={crew} columns={columns} blocks={blocks} shown={shown} onChoose={onNew} />
        <ol className="day-visits" aria-label="Visits">
          {blocks.map(block => (
            <VisitBlock key={block.request.id} block={block} shown={shown} columns={columns} isAlone={isAlone} actions={actions} onGrab={onGrab} />
          ))}
        </ol>
        {drag !== null && target !== null && (
          <DropGhost
            request={drag.request}
            to={{ date: day, time: timeOf(target.start) }}
            crew={target.crew}
            columns={columns}
            blocks={blocks}
            free={free}
            shown={shown}
          />
        )}
      </div>
      {isToday && <NowLine from={shown.from} until={shown.until} />}
    </section>
  )
}
