import type { Day } from '#src/contract/generated/types.ts'
import { daysOf } from '../calendar/span.ts'
import type { WeekStart } from '../calendar/week.ts'
import { MAX_LISTED } from '../data/requests/load-all.ts'
import { apiQuery, EVERYTHING, type ListQuery } from '../requests-list/list-query.ts'
import { isReport, type Period, periodsAround, twoWeeks } from '../value/periods.ts'
import type { View } from './view.ts'

/** Returns the API query for the requests that a view shows; null when it shows none. */
export function requestsOf(view: View, weekStart: WeekStart, today: Day): URLSearchParams | null {
  switch (view.kind) {
    case 'list':
      return apiQuery(view.query, today, weekStart)
    case 'today':
      return visitsBetween(view.day, view.day)
    case 'calendar': {
      const days = daysOf(view.day, view.span, weekStart)
      return visitsBetween(days[0] ?? view.day, days.at(-1) ?? view.day)
    }
    case 'print':
      return view.as === 'copy' ? null : visitsBetween(view.day, view.day)
    case 'customers':
    case 'value':
      return null
    case 'trash': {
      const params = apiQuery({ ...EVERYTHING, sort: 'deleted_at desc', search: view.search, page: view.page }, today, weekStart)
      params.set('deleted', 'true')
      return params
    }
  }
}

/** Returns the API query for the visits from one day to another. */
export function visitsBetween(from: Day, until: Day): URLSearchParams {
  return new URLSearchParams({ from, until, sort: 'appointment_date', order: 'desc', limit: String(MAX_LISTED) })
}

/** Number of requests that a day shows of each list beside its visits. */
export const SHOWN_BESIDE = 5

/** Returns the API query for the first requests of a list that a day shows beside its visits; null in a view that shows none. */
export function besideOf(list: ListQuery, view: View, weekStart: WeekStart, today: Day, limit = SHOWN_BESIDE): URLSearchParams | null {
  if (view.kind !== 'today') return null
  const params = apiQuery(list, today, weekStart)
  params.set('limit', String(limit))
  return params
}

/** Returns the API query for the days whose values a view shows; null when it shows none. */
export function valuesOf(view: View, weekStart: WeekStart, today: Day): URLSearchParams | null {
  const periods = periodsOf(view, weekStart, today)
  if (periods.length === 0) return null
  return new URLSearchParams({ from: periods[0]?.first ?? today, until: periods.at(-1)?.last ?? today })
}

function periodsOf(view: View, weekStart: WeekStart, today: Day): Period[] {
  if (view.kind === 'value') return isReport(view.by) ? [] : periodsAround(view.day, view.by, weekStart)
  return view.kind === 'today' ? twoWeeks(today, weekStart) : []
}

/** Returns the part of a query that determines the counts: everything but status, order and page. */
export function countedOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !['status', 'sort', 'order', 'page', 'limit'].includes(name)))
}
