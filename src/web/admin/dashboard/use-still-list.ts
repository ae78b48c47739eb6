import { useMemo, useState, useSyncExternalStore } from 'react'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import { withoutHeld } from './without-held.ts'

interface StillListOptions {
  /** Identifies what is shown: its filters and its page. */
  page: string
  isLoading: boolean
  /** What has just arrived, and was neither looked at nor dismissed yet. */
  arrived: readonly string[]
}

const NONE: ReadonlySet<string> = new Set()

/** Keeps a list still while a finger or the pointer may be on its way to a row: what has just arrived would push that away, and comes when it was looked at or dismissed. */
export function useStillList(list: AppointmentList | null, { page, isLoading, arrived }: StillListOptions): AppointmentList | null {
  const isAimedAt = useIsAimedAt(arrived.length > 0)
  const [shown, setShown] = useState({ page: '', ids: NONE })
  const still = useMemo(
    () => (list === null || !isAimedAt || shown.page !== page ? list : withoutHeld(list, shown.ids, arrived)),
    [list, isAimedAt, shown, page, arrived],
  )
  const isNew = shown.page !== page || still?.appointments.some(({ id }) => !shown.ids.has(id)) === true
  if (still !== null && !isLoading && isNew) setShown({ page, ids: new Set(still.appointments.map(({ id }) => id)) })
  return still
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
