import type { Appointment, AppointmentList, StatusCounts, Summary } from '#src/contract/generated/types.ts'
import { type Change, changed } from './change.ts'

/** The figures beside the list; they are always the server's. */
interface Figures {
  summary: Summary
  /** How many requests the list would have in each status. */
  counts: StatusCounts
}

/** What the dashboard knows. A change is shown at once and taken back when the server refuses it. */
export interface DashboardState {
  /** As the server last said; null before its first answer. */
  list: AppointmentList | null
  figures: Figures | null
  isLoading: boolean
  /** Changes that the server has not answered yet, oldest first. */
  pending: readonly { key: number; change: Change }[]
  /** What went wrong since the admin last did something. */
  failures: readonly string[]
  /** The last thing that went well, for screen readers. */
  news: string
  /** The last deletion, as long as it is offered to be taken back. */
  deleted: Appointment | null
}

export type DashboardEvent =
  | { kind: 'load-started' }
  | { kind: 'loaded'; list: AppointmentList; figures: Figures; news: string }
  | { kind: 'load-failed'; failure: string }
  | { kind: 'counted'; figures: Figures }
  | { kind: 'change-started'; key: number; change: Change }
  | { kind: 'change-saved'; key: number; change: Change; news: string }
  | { kind: 'change-failed'; key: number; failure: string }
  | { kind: 'failures-dismissed' }

export const EMPTY_DASHBOARD: DashboardState = { list: null, figures: null, isLoading: true, pending: [], failures: [], news: '', deleted: null }

export function dashboardAfter(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.kind) {
    case 'load-started':
      return { ...state, isLoading: true, failures: [] }
    case 'loaded':
      return { ...state, isLoading: false, list: event.list, figures: event.figures, news: event.news }
    case 'load-failed':
      return { ...state, isLoading: false, failures: [...state.failures, event.failure] }
    case 'counted':
      return { ...state, figures: event.figures }
    case 'change-started':
      return { ...state, failures: [], deleted: null, pending: [...state.pending, { key: event.key, change: event.change }] }
    case 'change-saved':
      return {
        ...withoutPending(state, event.key),
        list: state.list && changed(state.list, event.change),
        news: event.news,
        deleted: event.change.kind === 'delete' ? event.change.of : null,
      }
    case 'change-failed':
      return { ...withoutPending(state, event.key), failures: [...state.failures, event.failure] }
    case 'failures-dismissed':
      return { ...state, failures: [], deleted: null }
  }
}

/** The list to show: the server's, with the changes that are on their way. */
export function shownList({ list, pending }: DashboardState): AppointmentList | null {
  return list && pending.reduce((shown, { change }) => changed(shown, change), list)
}

function withoutPending(state: DashboardState, key: number): DashboardState {
  return { ...state, pending: state.pending.filter(waiting => waiting.key !== key) }
}
