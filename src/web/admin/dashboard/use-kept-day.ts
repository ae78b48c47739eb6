import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useEffectEvent } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { dayNotesQuery } from '../data/customers/customers.ts'
import { watchDay } from '../data/kept-day.ts'
import { listQuery } from '../data/requests/request-queries.ts'
import { UnsavedContext } from '../hooks/unsaved.ts'
import { visitsBetween } from './view-queries.ts'

/** The copy of today's visits and notes on this device. */
export interface DayKeeper {
  /** Deletes it: it may name erased persons. */
  forget: () => void
  /** Loads today's visits and notes, and stores them. */
  load: () => void
}

/**
 * Keeps today's visits and notes on this device as they are loaded, and has the service worker keep what the admin is started from: a phone that has
 * thrown the page out of memory opens it without a connection.
 */
export function useKeptDay(today: Day): DayKeeper {
  const client = useQueryClient()
  const api = useApi()
  const unsaved = use(UnsavedContext)
  useEffect(() => watchDay(client, today, kept => unsaved.keepDay(kept)), [client, today, unsaved])
  const load = useCallback(() => {
    void client.prefetchQuery(listQuery(api, today, visitsBetween(today, today).toString()))
    void client.prefetchQuery(dayNotesQuery(api, today))
  }, [client, api, today])
  const begin = useEffectEvent(() => {
    // Nobody told this device what happened since it was kept.
    if (unsaved.keptDay(today) !== null) load()
  })
  useEffect(() => {
    begin()
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    void worker?.ready.then(({ active }) => active?.postMessage('keep the admin', []))
  }, [])
  const forget = useCallback(() => {
    unsaved.keepDay(null)
    client.removeQueries({ type: 'inactive' })
  }, [client, unsaved])
  return { forget, load }
}
