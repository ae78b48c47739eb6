import { STATUSES } from '#src/booking/appointment/status.ts'
import { addDays } from '#src/catalog/days.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Appointment, Day, Status } from '#src/contract/generated/types.ts'
import type { WeekStart } from '../calendar/week.ts'
import { apiQuery, isUnfiltered, type ListQuery } from '../requests-list/list-query.ts'
import { lastMonth, movedBy, type Period } from '../value/periods.ts'

/** Which requests an export has: those that the list shows, or the visits of a period. */
export const SPANS = {
  'last-month': 'Last month',
  'this-month': 'This month',
  'this-year': 'This year',
  'last-year': 'Last year',
  days: 'Other days',
  list: 'This list',
} as const

type Span = keyof typeof SPANS

const MONTHS = ['this-month', 'last-month'] as const

/** Of which statuses an export has the visits of a period; a list has filters of its own. */
export const STATUS_CHOICES = { completed: 'Completed', certain: 'Confirmed and completed', all: 'All' } as const

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

/** What a bookkeeper asks for. */
const AT_FIRST: ExportChoice = { span: 'last-month', first: '', last: '', status: 'completed', category: '', crew: '', format: 'xlsx' }

/** Returns the choice that the dialog opens with: from a period its visits, from a filtered list that list, else the visits of last month. */
export function firstChoice(of: ListQuery | Period, today: Day): ExportChoice {
  if (!isPeriod(of)) return { ...AT_FIRST, span: isUnfiltered(of) ? 'last-month' : 'list', crew: of.crew }
  const { first, last } = of
  const span = MONTHS.find(each => daysOf(each, today).join() === [first, last].join()) ?? 'days'
  return { ...AT_FIRST, span, first, last }
}

/** Whether an export is opened beside a period, not from a list. */
export function isPeriod(of: ListQuery | Period): of is Period {
  return 'first' in of
}

/** The days of an export's visits, each empty where nothing limits it. */
export function exportDays({ span, first, last }: Pick<ExportChoice, 'span' | 'first' | 'last'>, today: Day): [first: string, last: string] {
  return span === 'days' ? [first, last] : daysOf(span, today)
}

/** Returns the API query for an export's requests; those of a period in the order of their visits. */
export function exportQuery(choice: ExportChoice, shown: ListQuery, today: Day, weekStart: WeekStart): URLSearchParams {
  const { span, category, crew } = choice
  const params = span === 'list' ? apiQuery({ ...shown, crew }, today, weekStart) : new URLSearchParams({ sort: 'appointment_date', order: 'asc' })
  const [from, until] = exportDays(choice, today)
  if (from !== '') params.set('from', from)
  if (until !== '') params.set('until', until)
  if (category !== '') params.set('category', category)
  if (crew !== '') params.set('crew', crew)
  return params
}

/** Returns those of the loaded requests that an export has: the visits of a period by day and time, since the API orders by day alone; all of a list. */
export function exportedOf(requests: readonly Appointment[], { span, status }: Pick<ExportChoice, 'span' | 'status'>): readonly Appointment[] {
  if (span === 'list') return requests
  const chosen = requests.filter(request => STATUSES_OF[status].includes(request.status))
  return chosen.toSorted((a, b) => compareTexts(visitStart(a), visitStart(b)))
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
      return [movedBy(today, 'month', 0), addDays(movedBy(today, 'month', 1), -1)]
    case 'last-month': {
      const { first, last } = lastMonth(today)
      return [first, last]
    }
    case 'this-year':
      return [`${year}-01-01`, `${year}-12-31`]
    case 'last-year':
      return [`${year - 1}-01-01`, `${year - 1}-12-31`]
  }
}
