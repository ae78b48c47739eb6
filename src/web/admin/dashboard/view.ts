import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { firstOfWeek, type WeekStart } from '../calendar/week.ts'
import { type PeriodKind, periodsAround } from '../value/periods.ts'
import { apiQuery, EVERYTHING, type ListQuery, MAX_LISTED, readQuery, writeQuery } from '../requests-list/list-query.ts'

/** What the dashboard shows. Kept in the URL hash, so that the back button and bookmarks restore it. */
export type View =
  | { kind: 'list'; query: ListQuery }
  /** The week of a day. */
  | { kind: 'calendar'; day: Day }
  /** The weeks or months around the one of a day. */
  | { kind: 'value'; by: PeriodKind; day: Day }
  | { kind: 'trash'; search: string; page: number }

/** Title and path of each view. */
export const VIEWS: Readonly<Record<View['kind'], { title: string; path: string }>> = {
  list: { title: 'Requests', path: '#/admin' },
  calendar: { title: 'Calendar', path: '#/admin/calendar' },
  value: { title: 'Value', path: '#/admin/value' },
  trash: { title: 'Trash', path: '#/admin/trash' },
}

const KINDS = Object.keys(VIEWS) as readonly View['kind'][]

/** Reads a view from a hash, `#/admin/trash?page=2`; the list by default. A day outside this century is replaced by today. */
export function readView(hash: string, today: Day): View {
  const [path, text = ''] = hash.split('?', 2)
  const params = new URLSearchParams(text)
  switch (KINDS.find(kind => VIEWS[kind].path === path)) {
    case 'calendar':
      return { kind: 'calendar', day: readDay(params) ?? today }
    case 'value':
      return { kind: 'value', by: params.get('by') === 'month' ? 'month' : 'week', day: readDay(params) ?? today }
    case 'trash': {
      const { search, page } = readQuery(params)
      return { kind: 'trash', search, page }
    }
    case 'list':
    case undefined:
      return { kind: 'list', query: readQuery(params) }
  }
}

function readDay(params: URLSearchParams): Day | null {
  const day = params.get('day') ?? ''
  return isCalendarDay(day) ? day : null
}

/** The hash parameter that names the open request. */
const OPEN = 'request'

/** Reads the id of the open request from a hash, `#/admin?request=ABC`; null when there is none. */
export function openIdOf(hash: string): string | null {
  return new URLSearchParams(hash.split('?', 2)[1]).get(OPEN) || null
}

/** Returns the hash of the same view with another request open, or none. */
export function withOpen(hash: string, id: string | null): string {
  const [path = '', text] = hash.split('?', 2)
  const params = new URLSearchParams(text)
  params.delete(OPEN)
  if (id !== null) params.set(OPEN, id)
  return params.size === 0 ? path : `${path}?${params}`
}

/** Returns the hash of a view. */
export function hashOf(view: View): string {
  const params = paramsOf(view).toString()
  return params === '' ? VIEWS[view.kind].path : `${VIEWS[view.kind].path}?${params}`
}

function paramsOf(view: View): URLSearchParams {
  switch (view.kind) {
    case 'list':
      return writeQuery(view.query)
    case 'calendar':
      return new URLSearchParams({ day: view.day })
    case 'value':
      return new URLSearchParams({ by: view.by, day: view.day })
    case 'trash':
      return writeQuery({ ...EVERYTHING, search: view.search, page: view.page })
  }
}

/** Returns the API query for the requests that a view shows; null when it shows none. */
export function requestsOf(view: View, weekStart: WeekStart, today: Day): URLSearchParams | null {
  switch (view.kind) {
    case 'list':
      return apiQuery(view.query, today)
    case 'calendar': {
      const first = firstOfWeek(view.day, weekStart)
      // Latest first: if the limit cuts the list, visits of earlier days are dropped.
      return new URLSearchParams({
        from: first,
        until: addDays(first, 6),
        sort: 'appointment_date',
        order: 'desc',
        limit: String(MAX_LISTED),
      })
    }
    case 'value':
      return null
    case 'trash': {
      const params = apiQuery({ ...EVERYTHING, sort: 'deleted_at desc', search: view.search, page: view.page }, today)
      params.set('deleted', 'true')
      return params
    }
  }
}

/** Returns the API query for the days whose values a view shows; null when it shows none. */
export function valuesOf(view: View, weekStart: WeekStart): URLSearchParams | null {
  if (view.kind !== 'value') return null
  const periods = periodsAround(view.day, view.by, weekStart)
  return new URLSearchParams({ from: periods[0]?.first ?? view.day, until: periods.at(-1)?.last ?? view.day })
}

/** Returns the part of a query that determines the counts: everything but status, order and page. */
export function countedOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !['status', 'sort', 'order', 'page', 'limit'].includes(name)))
}
