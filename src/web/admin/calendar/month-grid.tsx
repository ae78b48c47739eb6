import type { AppointmentList, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { View } from '../dashboard/view.ts'
import { useNow } from '../hooks/use-clock.ts'
import { blocksOn } from './blocks.ts'
import { MonthDay } from './month-day.tsx'

interface MonthGridProps {
  /** Names a day of the month. */
  view: Extract<View, { kind: 'calendar' }>
  /** The days of its weeks. */
  days: readonly Day[]
  list: AppointmentList
}

/** The days of a month's weeks, each with its visits and how full it is. */
export function MonthGrid({ view, days, list }: MonthGridProps) {
  const { business, dates } = useContent()
  const { day, crew } = view
  const now = useNow(business.timeZone)
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <table className="month">
      <caption className="unseen">Visits in {dates.month(day)}</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map(each => (
            <th key={each} scope="col">
              {dates.weekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(each => (
              <td key={each}>
                <MonthDay
                  day={each}
                  crew={crew}
                  now={now}
                  isOther={each.slice(0, 7) !== day.slice(0, 7)}
                  blocks={blocksOn(each, list.appointments, business.timeZone)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
