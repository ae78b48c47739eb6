import { useQueries } from '@tanstack/react-query'
import { type CSSProperties, useRef } from 'react'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { Appointment, AppointmentList, Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { formCall, freeStartsQuery } from '../data/free-times/free-times.ts'
import type { View } from '../dashboard/view.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { blocksOn, hoursShown } from './blocks.ts'
import { DayColumn } from './day-column.tsx'
import { type Move, MoveDialog } from './move-dialog.tsx'
import { useInSight } from './use-in-sight.ts'
import { useVisitDrag } from './use-visit-drag.ts'

/** The most crews that have columns of their own where a day stands alone: more would be too narrow. */
const MAX_COLUMNS = 4

interface DayGridProps {
  view: Extract<View, { kind: 'calendar' }>
  days: readonly Day[]
  today: Day
  list: AppointmentList
  actions: RequestActions
  /** Begins a request at a minute of a day, for a crew where the place is one's alone. */
  onNew: (day: Day, start: number, crew: string) => void
}

/** Days side by side, with their visits by time. */
export function DayGrid({ view, days, today, list, actions, onNew }: DayGridProps) {
  const { business, dates } = useContent()
  const { day, crew } = view
  const isAlone = days.length === 1
  const crews = Math.max(business.crews, ...list.appointments.map(request => request.crew ?? 1))
  const columns = isAlone && crew === '' && crews > 1 && crews <= MAX_COLUMNS ? crews : 0
  const api = useApi()
  const grid = useRef<HTMLDivElement>(null)
  const [move, setMove] = useUnsaved<Move | null>('move', null)
  const blocks = days.map(day => blocksOn(day, list.appointments, business.timeZone, columns))
  const shown = hoursShown(business.hours, blocks.flat())
  const { drag, onGrab } = useVisitDrag(grid, shown, columns, (of, { day, start, crew }) =>
    setMove({ of, to: { date: day, time: timeOf(start) }, ...(crew !== null && { crew }) }),
  )
  const moving = drag?.request
  const startsOn = ({ id, duration }: Appointment, day: Day) =>
    freeStartsQuery(api, formCall('slots', { except: id }), duration ?? business.slotMinutes, day)
  const free = useQueries({ queries: moving === undefined ? [] : days.map(day => ({ ...startsOn(moving, day), enabled: day >= today })) })
  useInSight(grid, { day, days, today, blocks, shown })
  const { from, until } = shown
  return (
    <>
      <div
        ref={grid}
        className="calendar"
        data-alone={isAlone || undefined}
        data-columns={columns > 0 || undefined}
        data-dragging={drag === null ? undefined : true}
        style={{ '--hours': until - from } as CSSProperties}
      >
        <div className="hours" aria-hidden="true">
          {Array.from({ length: until - from }, (_, index) => (
            <span key={index}>{dates.hour(from + index)}</span>
          ))}
        </div>
        {days.map((day, index) => (
          <DayColumn
            key={day}
            day={day}
            crew={crew}
            columns={columns}
            isToday={day === today}
            isAlone={isAlone}
            blocks={blocks[index] ?? []}
            shown={shown}
            actions={actions}
            onNew={(start, of) => onNew(day, start, of === null ? crew : String(of))}
            onGrab={onGrab}
            drag={drag}
            free={free[index]?.data ?? null}
          />
        ))}
      </div>
      {move !== null && <MoveDialog move={move} actions={actions} onChoose={to => setMove({ ...move, to })} onClose={() => setMove(null)} />}
    </>
  )
}
