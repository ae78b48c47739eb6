import type { Change } from '../data/requests/change.ts'

export type Deletion = Extract<Change, { kind: 'delete' | 'delete-all' }>

/** What the admin is told. */
export interface ToastState {
  /** Failures since the admin's last action. */
  failures: readonly string[]
  /** Loads that have failed since then; one that succeeds later is removed. */
  loadFailures: readonly { of: string; failure: string }[]
  /** The last success, for screen readers. */
  news: string
  /** The last deletion, while Undo is offered. */
  deletion: Deletion | null
}

export type ToastEvent =
  /** The admin asked for a load and waits for it. */
  | { kind: 'asked' }
  /** `of` is the hash of the query. */
  | { kind: 'loaded'; of: string }
  | { kind: 'load-failed'; of: string; failure: string }
  | { kind: 'up-to-date'; news: string }
  | { kind: 'change-started' }
  | { kind: 'change-saved'; change: Change; news: string }
  | { kind: 'failed'; failure: string }
  | { kind: 'dismissed' }

export const NO_TOASTS: ToastState = { failures: [], loadFailures: [], news: '', deletion: null }

export function toastsAfter(before: ToastState, event: ToastEvent): ToastState {
  switch (event.kind) {
    case 'asked':
      return { ...before, failures: [], loadFailures: [], news: '' }
    case 'loaded':
    case 'load-failed': {
      const others = before.loadFailures.filter(({ of }) => of !== event.of)
      if (event.kind === 'load-failed') return { ...before, loadFailures: [...others, event] }
      return others.length === before.loadFailures.length ? before : { ...before, loadFailures: others }
    }
    case 'up-to-date':
      return { ...before, news: event.news }
    case 'change-started':
    case 'dismissed':
      return { ...before, failures: [], loadFailures: [], deletion: null }
    case 'change-saved': {
      const { change, news } = event
      return { ...before, news, deletion: change.kind === 'delete' || change.kind === 'delete-all' ? change : null }
    }
    case 'failed':
      return { ...before, failures: [...before.failures, event.failure] }
  }
}
