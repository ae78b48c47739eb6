import { STATUSES } from '#src/booking/appointment/status.ts'
import { addDays } from '#src/catalog/days.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Appointment, Day, Status } from '#src/contract/generated/types.ts'
import type { WeekStart } from '../calendar/week.ts'
import { apiQuery, type ListQuery } from '../requests-list/list-query.ts'
import { movedBy } from '../value/periods.ts'

/** Which requests an export has: those that the list shows, or the visits of a period. */
export const SPANS = {
  list: 'What the list shows',
  'this-month': 'Visits of this month',
  'last-month': 'Visits of last month',
  'this-year': 'Visits of this year',
  'last-year': 'Visits of last year',
  days: 'Visits from one day to another',
} as const

type Span = keyof typeof SPANS

/** Of which statuses an export has requests. */
export const STATUS_CHOICES = { all: 'All', completed: 'Completed only', certain: 'Confirmed and completed' } as const

const STATUSES_OF: Readonly<Record<keyof typeof STATUS_CHOICES, readonly Status[]>> = {
  all: STATUSES,
  completed: ['Completed'],
  certain: ['Confirmed', 'Completed'],
}

export interface ExportChoice {
  span: Span
  /** The days of the span `days`; empty: not limited there. */
  first: string
  last: string
  status: keyof typeof STATUS_CHOICES
  /** The id of a category; empty for all. */
  category: string
  /** The number of a crew; empty for all. */
  crew: string
  format: 'csv' | 'xlsx'
}

/** Returns the API query for an export's requests; those of a period in the order of their visits. */
export function exportQuery(
  { span, first, last, category, crew }: ExportChoice,
  shown: ListQuery,
  today: Day,
  weekStart: WeekStart,
): URLSearchParams {
  const params = span === 'list' ? apiQuery({ ...shown, crew }, today, weekStart) : new URLSearchParams({ sort: 'appointment_date', order: 'asc' })
  const [from, until] = span === 'days' ? [first, last] : daysOf(span, today)
  if (from !== '') params.set('from', from)
  if (until !== '') params.set('until', until)
  if (category !== '') params.set('category', category)
  if (crew !== '') params.set('crew', crew)
  return params
}

/** Returns those of the loaded requests that an export has; the visits of a period by day and time, since the API orders by day alone. */
export function exportedOf(requests: readonly Appointment[], { span, status }: Pick<ExportChoice, 'span' | 'status'>): Appointment[] {
  const chosen = requests.filter(request => STATUSES_OF[status].includes(request.status))
  return span === 'list' ? chosen : chosen.toSorted((a, b) => compareTexts(visitStart(a), visitStart(b)))
}

function visitStart({ appointment_date, appointment_time }: Appointment): string {
  return `${appointment_date} ${appointment_time}`
}

/** Returns the name under which an export is saved, without its ending: `requests 2026-05-01 to 2026-05-31 crew 2`. */
export function exportName(query: URLSearchParams, { span }: Pick<ExportChoice, 'span'>): string {
  const [from, until, crew] = ['from', 'until', 'crew'].map(name => query.get(name))
  const days = span === 'list' || !from || !until ? [] : [`${from} to ${until}`]
  return ['requests', ...days, ...(crew ? [`crew ${crew}`] : [])].join(' ')
}

function daysOf(span: Exclude<Span, 'days'>, today: Day): [string, string] {
  const year = Number(today.slice(0, 4))
  switch (span) {
    case 'list':
      return ['', '']
    case 'this-month':
    case 'last-month': {
      const by = span === 'this-month' ? 0 : -1
      return [movedBy(today, 'month', by), addDays(movedBy(today, 'month', by + 1), -1)]
    }
    case 'this-year':
      return [`${year}-01-01`, `${year}-12-31`]
    case 'last-year':
      return [`${year - 1}-01-01`, `${year - 1}-12-31`]
  }
}
