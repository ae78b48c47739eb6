import { isStatus } from '#src/booking/appointment/status.ts'
import type { Appointment, AppointmentList, StatusCounts, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'
import { type Change, changed, renewed, without } from './change.ts'
import type { View } from './view.ts'

export type Deletion = Extract<Change, { kind: 'delete' | 'delete-all' }>

/** The server's count of the requests in each status. */
interface Counted {
  /** Which requests were counted (`countedOf`). */
  of: string
  /** Sequence number of the call; a higher one was asked for later. */
  turn: number
  counts: StatusCounts
}

/** The server's totals of what the visits of some days are worth. */
interface Valued {
  /** Which days (`valuesOf`). */
  of: string
  values: ValuesAnswer
}

/** The dashboard's state. Updates are optimistic: a change is shown at once and rolled back when the server refuses it. */
export interface DashboardState {
  /** The list as last loaded; null before the first answer, and in views without a list. */
  list: AppointmentList | null
  /** The view that the list was loaded for. */
  listOf: View['kind'] | null
  /** The request that was opened last, as last loaded, whether or not it is on the list. */
  opened: Appointment | null
  /** The figures of all requests, always the server's; null until loaded. */
  summary: Summary | null
  counted: Counted | null
  valued: Valued | null
  isLoading: boolean
  /** Changes in flight, oldest first. */
  pending: readonly { key: number; change: Change }[]
  /** Failures since the admin's last action. */
  failures: readonly string[]
  /** Failures to load since then; the next successful load clears them. */
  fetchFailures: readonly string[]
  /** The last success, for screen readers. */
  news: string
  /** The last deletion, while Undo is offered. */
  deletion: Deletion | null
}

export type DashboardEvent =
  | { kind: 'load-started' }
  /** `isQuiet`: a background refresh that nobody asked for. */
  | { kind: 'loaded'; list: AppointmentList | null; listOf: View['kind']; news: string; isQuiet: boolean }
  | { kind: 'load-failed'; failure: string }
  | { kind: 'opened'; request: Appointment }
  | { kind: 'counted'; counted: Counted }
  | { kind: 'valued'; valued: Valued }
  | { kind: 'summed-up'; summary: Summary }
  | { kind: 'change-started'; key: number; change: Change }
  /** With the request as it is now; null when it is gone. */
  | { kind: 'change-saved'; key: number; change: Change; now: Appointment | null; news: string }
  /** The admin chose to keep somebody else's version. */
  | { kind: 'change-dropped'; key: number; now: Appointment }
  | { kind: 'change-failed'; key: number; failure: string }
  /** The request no longer exists. */
  | { kind: 'gone'; id: string }
  | { kind: 'failed'; failure: string }
  | { kind: 'fetch-failed'; failure: string }
  | { kind: 'failures-dismissed' }

export const EMPTY_DASHBOARD: DashboardState = {
  list: null,
  listOf: null,
  opened: null,
  summary: null,
  counted: null,
  valued: null,
  isLoading: true,
  pending: [],
  failures: [],
  fetchFailures: [],
  news: '',
  deletion: null,
}

export function dashboardAfter(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.kind) {
    case 'load-started':
      return { ...state, isLoading: true, failures: [], fetchFailures: [] }
    case 'loaded':
      return {
        ...state,
        isLoading: false,
        list: event.list,
        listOf: event.listOf,
        opened: (state.opened && listed(event.list, state.opened.id)) ?? state.opened,
        fetchFailures: event.isQuiet ? [] : state.fetchFailures,
        news: event.news,
      }
    case 'load-failed':
      return { ...state, isLoading: false, fetchFailures: [...state.fetchFailures, event.failure] }
    case 'opened':
      return { ...state, opened: event.request, list: state.list && renewed(state.list, event.request) }
    case 'counted':
      // An answer that arrives after that of a later call is out of date.
      return state.counted !== null && event.counted.turn < state.counted.turn ? state : { ...state, counted: event.counted }
    case 'valued':
      return { ...state, valued: event.valued }
    case 'summed-up':
      return { ...state, summary: event.summary }
    case 'change-started':
      return { ...state, failures: [], fetchFailures: [], deletion: null, pending: [...state.pending, { key: event.key, change: event.change }] }
    case 'change-saved':
      return {
        ...withNow({ ...withoutPending(state, event.key), ...after(state, event.change) }, event.now),
        news: event.news,
        deletion: event.change.kind === 'delete' || event.change.kind === 'delete-all' ? event.change : null,
      }
    case 'change-dropped':
      return withNow(withoutPending(state, event.key), event.now)
    case 'gone':
      return { ...state, list: state.list && without(state.list, event.id), opened: state.opened?.id === event.id ? null : state.opened }
    case 'change-failed':
      return { ...withoutPending(state, event.key), failures: [...state.failures, event.failure] }
    case 'failed':
      return { ...state, failures: [...state.failures, event.failure] }
    case 'fetch-failed':
      return { ...state, fetchFailures: [...state.fetchFailures, event.failure] }
    case 'failures-dismissed':
      return { ...state, failures: [], fetchFailures: [], deletion: null }
  }
}

function after({ list, opened }: DashboardState, change: Change): Pick<DashboardState, 'list' | 'opened'> {
  return { list: list && changed(list, change), opened: opened && changedAlone(opened, change) }
}

/** Replaces a request by its current version, in the list and in the drawer. */
function withNow(state: DashboardState, now: Appointment | null): DashboardState {
  if (now === null) return state
  const opened = state.opened && (renewed({ appointments: [state.opened] }, now).appointments[0] ?? null)
  return { ...state, list: state.list && renewed(state.list, now), opened }
}

/** Returns the list that a view shows: the server's, with the changes in flight; null until it is loaded for this view. */
export function shownList({ list, listOf, pending }: DashboardState, view: View['kind']): AppointmentList | null {
  if (listOf !== view) return null
  return list && pending.reduce((shown, { change }) => changed(shown, change), list)
}

/** Returns a request with the changes in flight, from the list, else as it was opened; null while unknown, and once deleted. */
export function shownRequest({ list, opened, pending }: DashboardState, id: string | null): Appointment | null {
  const known = listed(list, id) ?? (opened?.id === id ? opened : null)
  return pending.reduce<Appointment | null>((shown, { change }) => shown && changedAlone(shown, change), known)
}

/** Finds a request on a list by id; null when it is not there. */
export function listed(list: AppointmentList | null, id: string | null): Appointment | null {
  return list?.appointments.find(request => request.id === id) ?? null
}

function changedAlone(request: Appointment, change: Change): Appointment | null {
  return changed({ appointments: [request] }, change).appointments[0] ?? null
}

/** Returns the number of a view's requests in each status; null until the server has counted them. */
export function shownCounts({ counted }: DashboardState, of: string | null): StatusCounts | null {
  return counted !== null && counted.of === of ? counted.counts : null
}

/** Returns what the visits of a view's days are worth; null until loaded for these days. */
export function shownValues({ valued }: DashboardState, of: string | null): ValuesAnswer | null {
  return valued !== null && valued.of === of ? valued.values : null
}

/** Returns the number of requests on all pages of a view's list; null until counted. */
export function shownTotal(counts: StatusCounts | null, view: View): number | null {
  if (counts === null) return null
  return view.kind === 'list' && isStatus(view.query.status) ? counts[view.query.status] : allOf(counts)
}

/** Returns the number of requests in all statuses together. */
export function allOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function withoutPending(state: DashboardState, key: number): DashboardState {
  return { ...state, pending: state.pending.filter(waiting => waiting.key !== key) }
}
