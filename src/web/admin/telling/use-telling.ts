import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { siteStateQuery } from '../data/site-state.ts'
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
  const api = useApi()
  const client = useQueryClient()
  const [telling, setTelling] = useUnsaved<Asked | null>('telling', null)
  const ask = useCallback(
    (change: AskedChange) => {
      // Read when it is needed: the rows of a list, which hold this function, need not render when it is loaded.
      const state = client.getQueryData(siteStateQuery(api).queryKey)?.mails
      const asked = askedOf(change, state, localTime(new Date(), content.business.timeZone), content)
      if (asked !== null) setTelling(asked)
      return asked !== null
    },
    [client, api, content, setTelling],
  )
  return { telling, ask, end: useCallback(() => setTelling(null), [setTelling]) }
}
