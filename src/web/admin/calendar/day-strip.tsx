import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { hashOf, type View } from '../dashboard/view.ts'
import { visitCount } from '../texts/visit-count.ts'

interface DayStripProps {
  days: readonly Day[]
  /** Number of visits on each day. */
  counts: readonly number[]
  view: Extract<View, { kind: 'calendar' }>
  today: Day
}

/** Switches between the days of the week where only one is shown, and says how many visits each has. */
export function DayStrip({ days, counts, view, today }: DayStripProps) {
  const { dates } = useContent()
  return (
    <nav aria-label="Days">
      <ul className="day-strip">
        {days.map((day, index) => (
          <li key={day}>
            <a href={hashOf({ ...view, day })} aria-current={day === view.day ? 'date' : undefined} data-today={day === today || undefined}>
              <span aria-hidden="true">{dates.weekday(day)}</span>
              <b aria-hidden="true">{Number(day.slice(-2))}</b>
              {counts[index] !== 0 && <small aria-hidden="true">{counts[index]}</small>}
              <span className="unseen">
                {dates.day(day)}: {visitCount(counts[index] ?? 0)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
