import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '#src/catalog/words/fill.ts'
import { useContent } from '../data/content/admin-content.ts'
import { FIGURES } from '../data/figures/figures.ts'
import { isOffline, NoConnection } from '../data/no-connection.ts'
import { REPORT_ERRORS } from '../data/query-client.ts'
import { CUSTOMERS } from '../data/customers/customers.ts'
import { COUNTS, LIST, PAGE } from '../data/requests/request-queries.ts'
import { errorText } from '../texts/error-text.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import type { View } from './view.ts'

export interface Loads {
  /** Whether the admin waits for a refresh of this page. */
  isRefreshing: boolean
  /** Loads all that is on the screen; announces `news` once the view's list or figures are there, without waiting for the rest. */
  loadAll: (news: string) => void
  /** `loadAll`, with the news that the data is up to date. */
  refresh: () => void
  /** Loads some of what is on the screen. */
  reload: (filters: QueryFilters) => void
}

/** First part of the key of what a view shows, where that is no list of requests. */
const MAIN: Partial<Record<View['kind'], string>> = { value: FIGURES, customers: CUSTOMERS }

/**
 * Loads that the admin waits for, with a toast for each that fails, unless `ConnectionNotice` says why. A background refresh joins a load under way instead of
 * replacing it, and fails silently.
 *
 * @param page identifies what the view shows: its filters and its page, or its days
 * @param isDayShown whether the view shows a day, whose notice also says that the server cannot be reached
 */
export function useLoads(view: View['kind'], page: string, isDayShown: boolean, tell: (event: ToastEvent) => void): Loads {
  const client = useQueryClient()
  const { fetchFailed } = useContent().messages.admin
  const awaited = useRef(0)
  const latest = useRef(0)
  /** Hashes of the queries that have failed since they last succeeded. */
  const failed = useRef(new Set<string>())
  const opened = useRef<{ view: View['kind']; page: string } | null>(null)
  const [isRefreshing, setIsRefreshing] = useState(false)

  const isSaid = useEffectEvent((error: Error) => isOffline(error) || (isDayShown && error instanceof NoConnection))
  useEffect(
    () =>
      client.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || !event.query.observers.some(({ options }) => options.meta === REPORT_ERRORS)) return
        const { action, query } = event
        if (action.type === 'success' && action.manual !== true && failed.current.delete(query.queryHash))
          tell({ kind: 'loaded', of: query.queryHash })
        if (action.type !== 'error' || isSaid(action.error)) return
        failed.current.add(query.queryHash)
        if (awaited.current > 0 || query.state.data === undefined)
          tell({ kind: 'load-failed', of: query.queryHash, failure: fill(fetchFailed, { message: errorText(action.error) }) })
      }),
    [client, fetchFailed, tell],
  )

  const reload = useCallback(
    (filters: QueryFilters) => {
      awaited.current++
      void client.refetchQueries({ type: 'active', ...filters }).finally(() => awaited.current--)
    },
    [client],
  )
  const loadAll = useCallback(
    (news: string) => {
      const mine = ++latest.current
      const end = (isLoaded: boolean) => {
        if (mine !== latest.current) return
        setIsRefreshing(false)
        if (isLoaded) tell({ kind: 'up-to-date', news })
      }
      tell({ kind: 'asked' })
      setIsRefreshing(true)
      reload(PAGE)
      const main = { type: 'active', queryKey: [MAIN[view] ?? LIST] } as const
      client.refetchQueries(main, { cancelRefetch: false, throwOnError: true }).then(
        () => end(true),
        () => end(false),
      )
    },
    [client, view, reload, tell],
  )
  useEffect(() => {
    const before = opened.current
    opened.current = { view, page }
    // The first view's list loads by itself, and what is shown beside it too.
    if (before === null && MAIN[view] === undefined) return
    if (before?.view !== view) return loadAll('')
    if (before.page === page) return
    // The figures do not depend on the page, so they are loaded once per view.
    latest.current++
    setIsRefreshing(false)
    tell({ kind: 'asked' })
    reload({ queryKey: [COUNTS] })
  }, [view, page, loadAll, reload, tell])
  const refresh = useCallback(() => loadAll('The data is up to date'), [loadAll])
  return { isRefreshing, loadAll, refresh, reload }
}
