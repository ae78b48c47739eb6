import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { useToday } from '../hooks/use-clock.ts'
import { type AskedKind, isAsked } from './tell-texts.ts'
import { type AskedChange, canMail, mailOfChange } from './telling.ts'

/** A change of which there is something to tell. */
export interface Telling {
  change: AskedChange
  kind: AskedKind
}

interface TellingControl {
  /** The change that waits for the answer whether its visitor is told; null when none does. */
  telling: Telling | null
  /** Asks about a change if its visitor can be told by mail; false when the change is to be made at once. */
  ask: (change: AskedChange) => boolean
  end: () => void
}

/** Asks before changes whether visitors are told. A change that was not answered survives an expired session. */
export function useTelling(): TellingControl {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const [telling, setTelling] = useUnsaved<Telling | null>('telling', null)
  const ask = useCallback(
    (change: AskedChange) => {
      if (state === undefined || !canMail(change.of, state)) return false
      const kind = mailOfChange(change, state, today)
      if (!isAsked(kind)) return false
      setTelling({ change, kind })
      return true
    },
    [state, today, setTelling],
  )
  return { telling, ask, end: useCallback(() => setTelling(null), [setTelling]) }
}
