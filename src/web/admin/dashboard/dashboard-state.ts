import { isStatus } from '#src/booking/appointment/status.ts'
import type { Appointment, AppointmentList, StatusCounts, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'
import { type Change, changed, renewed, without } from './change.ts'
import type { View } from './view.ts'

export type Deletion = Extract<Change, { kind: 'delete' | 'delete-all' }>

/** How many requests were found in each status, as the server said. */
interface Counted {
  /** Which requests were counted (`countedOf`). */
  of: string
  /** When they were asked for: higher than of all that were asked for before. */
  turn: number
  counts: StatusCounts
}

/** What visits of some days are worth, as the server said. */
interface Valued {
  /** Which days (`valuesOf`). */
  of: string
  values: ValuesAnswer
}

/** What the dashboard knows. A change is shown at once and taken back when the server refuses it. */
export interface DashboardState {
  /** As the server last said; null before its first answer, and where none is shown. */
  list: AppointmentList | null
  /** What the list was asked for. */
  listOf: View['kind'] | null
  /** The request that was opened last, as the server last said it, whether or not it is on the list. */
  opened: Appointment | null
  /** The figures of all requests: always the server's, null before it has said them. */
  summary: Summary | null
  counted: Counted | null
  valued: Valued | null
  isLoading: boolean
  /** Changes that the server has not answered yet, oldest first. */
  pending: readonly { key: number; change: Change }[]
  /** What went wrong since the admin last did something. */
  failures: readonly string[]
  /** What could not be loaded since then; what is loaded later answers it. */
  fetchFailures: readonly string[]
  /** The last thing that went well, for screen readers. */
  news: string
  /** The last deletion, as long as it is offered to be taken back. */
  deletion: Deletion | null
}

export type DashboardEvent =
  | { kind: 'load-started' }
  /** Quietly: nobody asked for it. */
  | { kind: 'loaded'; list: AppointmentList | null; listOf: View['kind']; news: string; isQuiet: boolean }
  | { kind: 'load-failed'; failure: string }
  | { kind: 'opened'; request: Appointment }
  | { kind: 'counted'; counted: Counted }
  | { kind: 'valued'; valued: Valued }
  | { kind: 'summed-up'; summary: Summary }
  | { kind: 'change-started'; key: number; change: Change }
  /** With the request as it is now; null when it is gone. */
  | { kind: 'change-saved'; key: number; change: Change; now: Appointment | null; news: string }
  /** Somebody else's stands. */
  | { kind: 'change-dropped'; key: number; now: Appointment }
  | { kind: 'change-failed'; key: number; failure: string }
  /** There is no such request any more. */
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
      // What was asked for earlier and comes later is out of date.
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

/** With a request as the server says it now, wherever it is shown. */
function withNow(state: DashboardState, now: Appointment | null): DashboardState {
  if (now === null) return state
  const opened = state.opened && (renewed({ appointments: [state.opened] }, now).appointments[0] ?? null)
  return { ...state, list: state.list && renewed(state.list, now), opened }
}

/** The list that a view shows: the server's, with the changes that are on their way; null while the server has not answered for this view. */
export function shownList({ list, listOf, pending }: DashboardState, view: View['kind']): AppointmentList | null {
  if (listOf !== view) return null
  return list && pending.reduce((shown, { change }) => changed(shown, change), list)
}

/** The request of an id with the changes that are on their way, as the list has it, else as it was opened; null while it is not known, and when it is deleted. */
export function shownRequest({ list, opened, pending }: DashboardState, id: string | null): Appointment | null {
  const known = listed(list, id) ?? (opened?.id === id ? opened : null)
  return pending.reduce<Appointment | null>((shown, { change }) => shown && changedAlone(shown, change), known)
}

/** The request of an id on a list; null when it is not there. */
export function listed(list: AppointmentList | null, id: string | null): Appointment | null {
  return list?.appointments.find(request => request.id === id) ?? null
}

function changedAlone(request: Appointment, change: Change): Appointment | null {
  return changed({ appointments: [request] }, change).appointments[0] ?? null
}

/** How many of the requests that a view is about are in each status; null while the server has not counted these. */
export function shownCounts({ counted }: DashboardState, of: string | null): StatusCounts | null {
  return counted !== null && counted.of === of ? counted.counts : null
}

/** What visits of the days that a view shows are worth; null while the server has not said it of these. */
export function shownValues({ valued }: DashboardState, of: string | null): ValuesAnswer | null {
  return valued !== null && valued.of === of ? valued.values : null
}

/** How many requests the list of a view has on all of its pages; null while they are not counted. */
export function shownTotal(counts: StatusCounts | null, view: View): number | null {
  if (counts === null) return null
  return view.kind === 'list' && isStatus(view.query.status) ? counts[view.query.status] : allOf(counts)
}

/** How many requests there are in any status. */
export function allOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function withoutPending(state: DashboardState, key: number): DashboardState {
  return { ...state, pending: state.pending.filter(waiting => waiting.key !== key) }
}
