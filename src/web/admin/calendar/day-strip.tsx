import type { Day } from '#src/contract/generated/types.ts'
import { isOff } from '../closures/closed-for-crews.ts'
import { blockedOnDay } from '../closures/closure-texts.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
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

/** Switches between the days of the week where only one is shown, and says how many visits each has, and what is blocked. */
export function DayStrip({ days, counts, view, today }: DayStripProps) {
  return (
    <nav aria-label="Days">
      <ul className="day-strip">
        {days.map((day, index) => (
          <li key={day}>
            <StripDay day={day} count={counts[index] ?? 0} view={view} today={today} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A day with its number of visits; one that is blocked whole is marked. */
function StripDay({ day, count, view, today }: Pick<DayStripProps, 'view' | 'today'> & { day: Day; count: number }) {
  const { business, dates } = useContent()
  const closures = useClosuresOn(day, view.crew)
  return (
    <a
      href={hashOf({ ...view, day })}
      aria-current={day === view.day ? 'date' : undefined}
      data-today={day === today || undefined}
      data-off={isOff(closures, day, business, view.crew) || undefined}
    >
      <span aria-hidden="true">{dates.weekday(day)}</span>
      <b aria-hidden="true">{Number(day.slice(-2))}</b>
      {count > 0 && <small aria-hidden="true">{count}</small>}
      <span className="unseen">
        {[`${dates.day(day)}: ${visitCount(count)}`, ...closures.map(closure => blockedOnDay(closure, dates))].join(', ')}
      </span>
    </a>
  )
}
