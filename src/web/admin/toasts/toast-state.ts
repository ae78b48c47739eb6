import type { Appointment } from '#src/contract/generated/types.ts'
import type { ManyTelling } from '../bulk/use-bulk.ts'
import type { Change } from '../data/requests/change.ts'
import type { ManySaved } from '../data/requests/save-changes.ts'
import { personName } from '../request/request-texts.ts'
import type { Entered } from '../telling/telling.ts'
import { requestCount } from '../texts/request-count.ts'
import type { Noticed } from '../ui/notices.ts'

export type Deletion = Extract<Change, { kind: 'delete' | 'delete-all' }>

/** A visitor's request that has just arrived; its name is known only when it came alone. */
export interface Arrival {
  id: string
  name: string | null
}

/** Changes of several requests that were made together. */
interface ManyMade extends Pick<ManySaved, 'made'>, ManyTelling {
  text: string
}

/** Changes of several requests, with the ids of those whose visitors were told by hand since. */
export interface ManyTold extends ManyMade {
  told: readonly string[]
}

interface Restored {
  text: string
  id: string | null
}

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
  /** What came back from the trash last, in words, with its request where it was one; until a request is opened or another screen shown. */
  restored: Restored | null
  /** The last changes of several requests, in words, while Undo is offered: on their own screen, and beside no open request. */
  many: ManyTold | null
  /** What has arrived since the admin last looked at that. */
  arrivals: readonly Arrival[]
  /** What of it was neither looked at nor dismissed, nor asked for by another load. */
  held: readonly string[]
  /** How often a load was asked for. */
  asked: number
  /** How often a list was released that keeps still while rows may be aimed at: what waits comes into it. */
  released: number
  /** What has been noticed since the view was opened: that mails fail, that content is not live. */
  noticed: readonly Noticed[]
  /**
   * The last change that was saved, or request that was entered, while its visitor may be told by hand; null after another action, and once another request
   * or screen is shown: there it would seem to be about that.
   */
  saved: Change | Entered | null
  /** The crew that has the visit of that change now, where that is another one. */
  crew: string | null
  /** The open request; null while none is. */
  openId: string | null
  /** The screen that is shown. */
  screen: string
  /** The open request as it was before the edit that was saved last, until it is closed or something else is done. */
  edited: Appointment | null
  /** The request that was entered last, until a request was opened or something else was done. */
  entered: Appointment | null
}

export type ToastEvent =
  /** The admin asked for a load and waits for it. */
  | { kind: 'asked' }
  /** `of` is the hash of the query. */
  | { kind: 'loaded'; of: string }
  | { kind: 'load-failed'; of: string; failure: string }
  | { kind: 'up-to-date'; news: string }
  | { kind: 'change-started' }
  /** `crew` has the visit now, where that is another one. */
  | { kind: 'change-saved'; change: Change; news: string; crew?: string | null }
  | ({ kind: 'restored' } & Restored)
  | Entered
  | ({ kind: 'many-made' } & ManyMade)
  | { kind: 'told-by-hand'; id: string }
  | { kind: 'failed'; failure: string }
  /** Requests have arrived; who sent them is asked for. */
  | { kind: 'arriving'; ids: readonly string[] }
  | { kind: 'arrived'; arrivals: readonly Arrival[] }
  | { kind: 'arrivals-seen' }
  | { kind: 'released' }
  | { kind: 'noticed'; noticed: readonly Noticed[] }
  /** Another request is open, by whatever way, or none any more. */
  | { kind: 'opened'; id: string | null }
  /** Another screen is shown. */
  | { kind: 'moved-on'; screen: string }
  | { kind: 'dismissed' }

export const NO_TOASTS: ToastState = {
  failures: [],
  loadFailures: [],
  news: '',
  deletion: null,
  restored: null,
  many: null,
  arrivals: [],
  held: [],
  asked: 0,
  released: 0,
  noticed: [],
  saved: null,
  crew: null,
  openId: null,
  screen: '',
  edited: null,
  entered: null,
}

/** What is told of the admin's last action. */
const NOTHING_DONE = { deletion: null, restored: null, many: null, saved: null, edited: null, entered: null } satisfies Partial<ToastState>

export function toastsAfter(before: ToastState, event: ToastEvent): ToastState {
  switch (event.kind) {
    case 'asked':
      return { ...before, failures: [], loadFailures: [], news: '', held: [], asked: before.asked + 1 }
    case 'loaded':
    case 'load-failed': {
      const others = before.loadFailures.filter(({ of }) => of !== event.of)
      if (event.kind === 'load-failed') return { ...before, loadFailures: [...others, event] }
      return others.length === before.loadFailures.length ? before : { ...before, loadFailures: others }
    }
    case 'up-to-date':
      return { ...before, news: event.news }
    case 'change-started':
      return { ...before, failures: [], loadFailures: [], ...NOTHING_DONE }
    case 'dismissed':
      return { ...before, failures: [], loadFailures: [], ...NOTHING_DONE, arrivals: [], held: [], released: before.released + 1, noticed: [] }
    case 'arriving':
      return { ...before, held: [...before.held, ...event.ids] }
    case 'arrived': {
      const known = new Set(before.arrivals.map(({ id }) => id))
      const arrivals = [...before.arrivals, ...event.arrivals.filter(({ id }) => !known.has(id))]
      return { ...before, arrivals, news: arrivalsText(arrivals) }
    }
    case 'arrivals-seen':
      return { ...before, arrivals: [], held: [], released: before.released + 1 }
    case 'released':
      return { ...before, released: before.released + 1 }
    case 'noticed': {
      const { noticed } = event
      if (noticed.length === 0) return before.noticed.length === 0 ? before : { ...before, noticed }
      return { ...before, noticed, news: noticed.map(({ text }) => text).join(' ') }
    }
    case 'opened': {
      const { id } = event
      if (id === before.openId && before.edited === null) return before
      const left = { ...before, openId: id, edited: null }
      if (id === null) return left
      const opened = { ...left, entered: null, restored: null }
      return withoutArrival(isOf(before.saved, id) ? opened : { ...opened, saved: null, crew: null }, id)
    }
    case 'moved-on': {
      const moved = { ...before, screen: event.screen, many: null }
      // What was entered may itself lead to the list, where it is told.
      return before.entered !== null ? moved : { ...moved, saved: null, crew: null, edited: null, restored: null }
    }
    case 'change-saved': {
      const { change, news, crew = null } = event
      const others = change.kind === 'delete' ? withoutArrival(before, change.of.id) : before
      const isBesideAnother = before.openId !== null && !isOf(change, before.openId)
      return {
        ...others,
        news,
        deletion: change.kind === 'delete' || change.kind === 'delete-all' ? change : null,
        restored: change.kind === 'restore' ? { text: news, id: change.of.id } : null,
        saved: isBesideAnother ? null : change,
        crew,
        edited: change.kind === 'edit' && change.of.id === before.openId ? change.of : null,
        entered: null,
      }
    }
    case 'entered':
      return { ...before, failures: [], loadFailures: [], ...NOTHING_DONE, saved: event, entered: event.of }
    case 'restored': {
      const { text, id } = event
      return { ...before, restored: { text, id } }
    }
    case 'many-made': {
      const { kind: _, ...many } = event
      return { ...before, many: { ...many, told: [] } }
    }
    case 'told-by-hand':
      return before.many === null ? before : { ...before, many: { ...before.many, told: [...before.many.told, event.id] } }
    case 'failed':
      return { ...before, failures: [...before.failures, event.failure] }
  }
}

/** The changes of several requests that are told now: over an open request they would cover what is about that one. */
export function manyTold({ many, openId }: ToastState): ManyTold | null {
  return openId === null ? many : null
}

function isOf(saved: ToastState['saved'], id: string): boolean {
  return saved !== null && 'of' in saved && saved.of.id === id
}

function withoutArrival(before: ToastState, id: string): ToastState {
  const held = before.held.filter(each => each !== id)
  const released = held.length === before.held.length ? before.released : before.released + 1
  return { ...before, arrivals: before.arrivals.filter(each => each.id !== id), held, released }
}

/** Says what has arrived. */
export function arrivalsText(arrivals: readonly Arrival[]): string {
  if (arrivals.length > 1) return `${arrivals.length} new requests`
  const name = arrivals[0]?.name ?? null
  return name === null ? 'A new request' : `New request from ${name}`
}

/** Says what waits to come into the list that is shown. */
export function moreText(more: readonly Appointment[]): string {
  const [only] = more
  return `New in this list: ${only !== undefined && more.length === 1 ? personName(only) : requestCount(more.length)}`
}
