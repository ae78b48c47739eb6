import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import type { ToastState } from '../toasts/toast-state.ts'
import { withoutHeld } from './without-held.ts'

interface StillListOptions extends Pick<ToastState, 'asked' | 'released'> {
  /** Identifies what is shown: its filters and its page. */
  page: string
  /** When the list was loaded. */
  loadedAt: number
  isLoading: boolean
}

interface StillList {
  list: AppointmentList | null
  /** What comes into it once it may. */
  waiting: readonly Appointment[]
}

interface Shown extends Omit<StillListOptions, 'isLoading'> {
  ids: ReadonlySet<string>
  /** Whether a load that the owner asked for is still to come. */
  awaits: boolean
}

const NONE: readonly Appointment[] = []

const NO_IDS: ReadonlySet<string> = new Set()

const NOTHING: Shown = { page: '', loadedAt: 0, asked: 0, released: 0, ids: NO_IDS, awaits: false }

/**
 * Keeps a list still while a finger or the pointer may be on its way to a row: whatever comes into it by a load that the owner has not asked for (news, a
 * poll, a window that has the focus again) would push that away. It comes when it is released or the list is asked for, or nothing is aimed at.
 */
export function useStillList(list: AppointmentList | null, { isLoading, ...now }: StillListOptions): StillList {
  const [shown, setShown] = useState(NOTHING)
  const isOther = shown.page !== now.page
  const isAsked = shown.awaits && shown.loadedAt !== now.loadedAt
  const isReleased = shown.released !== now.released
  const held = useMemo(() => (list === null || isOther ? list : withoutHeld(list, shown.ids)), [list, isOther, shown])
  const isAimedAt = useIsAimedAt(held !== list)
  const still = isAimedAt && !isAsked && !isReleased ? held : list
  const asksAgain = shown.asked !== now.asked
  const isNew = isOther || isAsked || isReleased || asksAgain || still?.appointments.some(({ id }) => !shown.ids.has(id)) === true
  // Another view is open: whoever comes back asks for the list.
  if (list === null && shown !== NOTHING) setShown(NOTHING)
  if (still !== null && !isLoading && isNew) {
    // What the next page begins with is what was asked for.
    const awaits = !isOther && !isAsked && (asksAgain || shown.awaits)
    // A row that the owner took out is known: it is back at once when that is refused.
    const known = isOther ? NO_IDS : shown.ids
    setShown({ ...now, awaits, ids: known.union(new Set(still.appointments.map(({ id }) => id))) })
  }
  return useMemo(() => ({ list: still, waiting: still === list ? NONE : withheld(list, still) }), [list, still])
}

function withheld(list: AppointmentList | null, still: AppointmentList | null): Appointment[] {
  return list?.appointments.filter(request => still?.appointments.includes(request) !== true) ?? []
}

/** Whether a press on a list may be under way: always where nothing hovers, since a finger announces itself by no movement. Watched only while it matters. */
function useIsAimedAt(isWatched: boolean): boolean {
  return useSyncExternalStore(isWatched ? watchPointer : watchNothing, () => isWatched && isAimedAt())
}

function isAimedAt(): boolean {
  return matchMedia('(hover: none)').matches || document.querySelector('#admin section.requests:hover') !== null
}

function watchPointer(onChange: () => void): () => void {
  addEventListener('pointerover', onChange)
  document.addEventListener('pointerleave', onChange)
  return () => {
    removeEventListener('pointerover', onChange)
    document.removeEventListener('pointerleave', onChange)
  }
}

const watchNothing = () => () => undefined
