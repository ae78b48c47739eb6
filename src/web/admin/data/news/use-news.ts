import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { useApi } from '../api-context.ts'
import { FIGURES } from '../figures/figures.ts'
import { REFRESH_MS } from '../query-client.ts'
import { isBeingSaved } from '../requests/change-mutation.ts'
import { COUNTS, DETAIL, LIST, PAGE } from '../requests/request-queries.ts'
import { followNews } from './follow-news.ts'
import { NewsLoads } from './news-loads.ts'

/** The queries that are asked again each minute while there is no stream; all others ask by themselves. */
const POLLED: ReadonlySet<unknown> = new Set([LIST, COUNTS, FIGURES])
const WITHOUT_NEWS: QueryFilters = { type: 'active', predicate: ({ queryKey: [kind] }) => POLLED.has(kind) }

/** The queries that may have missed something when the stream opens. */
const UNTIL_OPEN: QueryFilters = { type: 'active', predicate: ({ queryKey: [kind] }) => POLLED.has(kind) || kind === DETAIL }

interface NewsOptions {
  isOnline: boolean
  /** Whether news are heard in the background too. */
  isAlways: boolean
  isOwn: (request: RequestNews['requests'][number]) => boolean
  /** Called with the ids of visitors' requests that have just arrived. */
  onRequested: (ids: readonly string[]) => void
  /** Called whenever persons were erased. */
  onErased: () => void
  /** Loads the device's copy of today again after erasures; at most once a second, since retention erases in many steps. */
  loadKept: () => void
}

/**
 * While the page is visible, or always, keeps what it shows up to date: by the server's news, or each minute while they do not come. Loads in the background, so
 * what is typed, the focus and the place on the page stay.
 */
export function useNews({ isOnline, isAlways, ...options }: NewsOptions): void {
  const client = useQueryClient()
  const api = useApi()
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const isHeard = isVisible || isAlways
  const isOwn = useEffectEvent(options.isOwn)
  const onRequested = useEffectEvent(options.onRequested)
  const onErased = useEffectEvent(options.onErased)
  const loadKept = useEffectEvent(options.loadKept)
  useEffect(() => {
    if (!isHeard) return
    let isOpen = false
    const leave = new AbortController()
    const loads = new NewsLoads({
      load: async news => {
        if (leave.signal.aborted) return
        if (news.some(isErasure)) loadKept()
        await loadShown(client, news.every(isErasure) ? PAGE : {})
      },
      isOwn: request => isOwn(request),
      isBeingSaved: id => isBeingSaved(client, id),
    })
    const timer = setInterval(() => {
      if (!isOpen) void client.refetchQueries(WITHOUT_NEWS, { cancelRefetch: false })
    }, REFRESH_MS)
    const stop = client.getMutationCache().subscribe(() => loads.look())
    if (isOnline)
      void followNews(
        {
          open: signal => api.stream('/api/v1/events', signal),
          onOpen: () => {
            isOpen = true
            // What happened before is not told.
            void client.refetchQueries(UNTIL_OPEN, { cancelRefetch: false })
          },
          onNews: news => {
            if (isErasure(news)) onErased()
            loads.hear(news)
            if (news.kind === 'requested') onRequested(news.requests.map(({ id }) => id))
          },
          onLost: () => {
            isOpen = false
          },
        },
        leave.signal,
      )
    return () => {
      leave.abort()
      clearInterval(timer)
      stop()
    }
  }, [client, api, isHeard, isOnline])
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Loads what is shown. A first load that is under way is joined, and may be older than the news: then all is loaded once more. */
export async function loadShown(client: QueryClient, filters: QueryFilters): Promise<void> {
  const shown = { type: 'active', ...filters } as const
  const isFirst = client
    .getQueryCache()
    .findAll(shown)
    .some(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
  await client.refetchQueries(shown)
  if (isFirst) await client.refetchQueries(shown)
}

function isErasure({ kind }: RequestNews): boolean {
  return kind === 'erased'
}
