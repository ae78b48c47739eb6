import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { beforePaint } from './before-paint.ts'

/** Interval of the background refresh. */
export const REFRESH_MS = 60_000

/** Query options: refetch when the tab or the connection comes back, and on news (`useNews`). */
export const REFRESH_ON_NEWS = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/** Query options: refetch each minute too, for what not all news tell of. */
export const BACKGROUND_REFRESH = { refetchInterval: REFRESH_MS, ...REFRESH_ON_NEWS } as const

/** Query meta: show an error toast when a load that the admin waits for fails. */
export const REPORT_ERRORS = { reportsErrors: true } as const

// Several answers of a page come within one frame: rendered one by one, all but the last would be rendered for nobody.
notifyManager.setScheduler(beforePaint)

/**
 * The query cache of one session. What leaves the screen leaves the cache (`gcTime` 0), so that a view opened again shows what the server says now. A
 * failure is reported instead of retried, also offline (`networkMode`).
 */
export function makeQueryClient(): QueryClient {
  // The library takes it that there is one, and would not be told that it is back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  })
}

/** Asks again when a change has started or ended meanwhile: the answer may not include it. */
export async function refetchIfOutdated<T>(client: QueryClient, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    let isOutdated = false
    const stop = client.getMutationCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type !== 'continue') isOutdated = true
    })
    try {
      const answer = await ask()
      if (!isOutdated) return answer
    } finally {
      stop()
    }
  }
}
