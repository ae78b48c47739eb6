import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { type Asked, type AskedChange, askedOf } from './telling.ts'

interface TellingControl {
  /** The change that waits for its answer; null when none does. */
  telling: Asked | null
  /** Asks about a change where there is something to ask; false when the change is to be made at once. */
  ask: (change: AskedChange) => boolean
  end: () => void
}

/** Asks before changes of which visitors can be told, and before those for which they owe something. A change that was not answered survives an expired session. */
export function useTelling(): TellingControl {
  const content = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const [telling, setTelling] = useUnsaved<Asked | null>('telling', null)
  const ask = useCallback(
    (change: AskedChange) => {
      const asked = askedOf(change, state, localTime(new Date(), content.business.timeZone), content)
      if (asked !== null) setTelling(asked)
      return asked !== null
    },
    [state, content, setTelling],
  )
  return { telling, ask, end: useCallback(() => setTelling(null), [setTelling]) }
}
