import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { type Chosen, chosenAfter, type ChosenEvent, chosenRequests, noneChosen } from './chosen.ts'

/** What is chosen in a list, and how that is changed. */
export interface Choosing {
  ids: ReadonlySet<string>
  requests: readonly Appointment[]
  isChoosing: boolean
  /** Chooses a request or takes it out; with `isRange`, all from the one pressed last. */
  press: (id: string, isRange: boolean) => void
  /** Chooses all of the page or takes them out. */
  setPage: (isChosen: boolean) => void
  /** Chooses exactly these, also beyond the page. */
  set: (requests: readonly Appointment[]) => void
  begin: () => void
  end: () => void
}

/** Chooses requests of a list. What is chosen survives an expired session, and ends when another list, order or page is opened. */
export function useChosen(list: string, page: readonly Appointment[]): Choosing {
  const [stored, setStored] = useUnsaved<Chosen>('chosen requests', noneChosen(list))
  const chosen = stored.list === list ? stored : null
  const tell = useCallback(
    (event: ChosenEvent) => setStored(before => chosenAfter(before.list === list ? before : noneChosen(list), event)),
    [list, setStored],
  )
  const order = useRef<readonly string[]>([])
  useEffect(() => {
    order.current = page.map(({ id }) => id)
  }, [page])
  const acts = useMemo(
    () => ({
      press: (id: string, isRange: boolean) => tell({ kind: 'pressed', id, isRange, order: order.current }),
      setPage: (isChosen: boolean) => tell({ kind: 'page', isChosen, order: order.current }),
      set: (requests: readonly Appointment[]) => tell({ kind: 'these', requests }),
      begin: () => tell({ kind: 'begun' }),
      end: () => tell({ kind: 'ended' }),
    }),
    [tell],
  )
  const shown = chosen ?? noneChosen(list)
  return { ...acts, ids: shown.ids, isChoosing: shown.isChoosing, requests: chosenRequests(shown, page) }
}
