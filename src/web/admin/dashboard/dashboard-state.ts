import { isStatus } from '#src/booking/status.ts'
import type { AppointmentList, StatusCounts, Summary } from '#src/contract/generated/types.ts'
import { type Change, changed } from './change.ts'
import type { View } from './view.ts'

export type Deletion = Extract<Change, { kind: 'delete' | 'delete-all' }>

/** What the dashboard knows. A change is shown at once and taken back when the server refuses it. */
export interface DashboardState {
  /** As the server last said; null before its first answer, and where none is shown. */
  list: AppointmentList | null
  /** What the list was asked for. */
  listOf: View['kind'] | null
  /** The figures of all requests, and how many the list would have in each status: always the server's, null before it has said them. */
  summary: Summary | null
  counts: StatusCounts | null
  isLoading: boolean
  /** Changes that the server has not answered yet, oldest first. */
  pending: readonly { key: number; change: Change }[]
  /** What went wrong since the admin last did something. */
  failures: readonly string[]
  /** The last thing that went well, for screen readers. */
  news: string
  /** The last deletion, as long as it is offered to be taken back. */
  deletion: Deletion | null
}

export type DashboardEvent =
  | { kind: 'load-started' }
  | { kind: 'loaded'; list: AppointmentList | null; listOf: View['kind']; news: string }
  | { kind: 'load-failed'; failure: string }
  | { kind: 'counted'; counts: StatusCounts }
  | { kind: 'summed-up'; summary: Summary }
  | { kind: 'change-started'; key: number; change: Change }
  | { kind: 'change-saved'; key: number; change: Change; news: string }
  | { kind: 'change-failed'; key: number; failure: string }
  | { kind: 'failed'; failure: string }
  | { kind: 'failures-dismissed' }

export const EMPTY_DASHBOARD: DashboardState = {
  list: null,
  listOf: null,
  summary: null,
  counts: null,
  isLoading: true,
  pending: [],
  failures: [],
  news: '',
  deletion: null,
}

export function dashboardAfter(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.kind) {
    case 'load-started':
      return { ...state, isLoading: true, failures: [] }
    case 'loaded':
      // Until they are counted, as many as were found before; those of another view say nothing of this one.
      return {
        ...state,
        isLoading: false,
        list: event.list,
        listOf: event.listOf,
        counts: event.listOf === state.listOf ? state.counts : null,
        news: event.news,
      }
    case 'load-failed':
      return { ...state, isLoading: false, failures: [...state.failures, event.failure] }
    case 'counted':
      return { ...state, counts: event.counts }
    case 'summed-up':
      return { ...state, summary: event.summary }
    case 'change-started':
      return { ...state, failures: [], deletion: null, pending: [...state.pending, { key: event.key, change: event.change }] }
    case 'change-saved':
      return {
        ...withoutPending(state, event.key),
        list: state.list && changed(state.list, event.change),
        news: event.news,
        deletion: event.change.kind === 'delete' || event.change.kind === 'delete-all' ? event.change : null,
      }
    case 'change-failed':
      return { ...withoutPending(state, event.key), failures: [...state.failures, event.failure] }
    case 'failed':
      return { ...state, failures: [...state.failures, event.failure] }
    case 'failures-dismissed':
      return { ...state, failures: [], deletion: null }
  }
}

/** The list that a view shows: the server's, with the changes that are on their way; null while the server has not answered for this view. */
export function shownList({ list, listOf, pending }: DashboardState, view: View['kind']): AppointmentList | null {
  if (listOf !== view) return null
  return list && pending.reduce((shown, { change }) => changed(shown, change), list)
}

/** How many requests the list of a view has on all of its pages; null while the server has not counted them. */
export function shownTotal({ listOf, counts }: DashboardState, view: View): number | null {
  if (listOf !== view.kind || counts === null) return null
  return view.kind === 'list' && isStatus(view.query.status) ? counts[view.query.status] : allOf(counts)
}

/** How many requests there are in any status. */
export function allOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function withoutPending(state: DashboardState, key: number): DashboardState {
  return { ...state, pending: state.pending.filter(waiting => waiting.key !== key) }
}
