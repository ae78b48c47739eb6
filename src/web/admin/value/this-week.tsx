import { useQuery } from '@tanstack/react-query'
import type { Day } from '#src/contract/generated/types.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { valuesQuery } from '../data/figures/figures.ts'
import { twoWeeks, valuesIn } from './periods.ts'

/** What this week's visits are worth, in one line, whatever period is shown. */
export function ThisWeek({ today }: { today: Day }) {
  const { business, money } = useContent()
  const [, week] = twoWeeks(today, weekStartOf(business.locale))
  const { data } = useQuery(valuesQuery(useApi(), new URLSearchParams({ from: week.first, until: week.last }).toString()))
  const [value] = data === undefined ? [] : valuesIn([week], data.days, money)
  return (
    <p className="this-week">
      <span>
        This week: <b>{value === undefined ? '–' : money.exact(value.completed)}</b> completed,
      </span>{' '}
      <span>
        <b>{value === undefined ? '–' : money.exact(value.scheduled)}</b> scheduled
      </span>
    </p>
  )
}
