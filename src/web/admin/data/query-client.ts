import { notifyManager, onlineManager, type Query, QueryClient } from '@tanstack/react-query'
import { beforePaint } from './before-paint.ts'
import { NoConnection } from './no-connection.ts'

/** Interval of the background refresh. */
export const REFRESH_MS = 60_000

/** How long what a screen shows stays readable without connection after another has been opened. */
export const KEPT_MS = 15 * 60_000

/** Query options of what a screen shows: refetch when it is opened, when the tab or the connection comes back, and on news (`useNews`). */
export const SCREEN_DATA = { gcTime: KEPT_MS, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/** Query options: refetch each minute too, for what not all news tell of. */
export const BACKGROUND_REFRESH = { refetchInterval: REFRESH_MS, ...SCREEN_DATA } as const

/** Query meta: show an error toast when a load that the admin waits for fails. */
export const REPORT_ERRORS = { reportsErrors: true } as const

// Several answers of a page come within one frame: rendered one by one, all but the last would be rendered for nobody.
notifyManager.setScheduler(beforePaint)

/**
 * The query cache of one session. What leaves the screen leaves the cache (`gcTime` 0), so that what is asked again is what the server says now; of screens,
 * see `SCREEN_DATA`. A failure is reported instead of retried, also offline (`networkMode`); what found no connection is loaded when that is back.
 */
export function makeQueryClient(): QueryClient {
  // The library takes it that there is one, and would not be told that it is back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: foundNoConnection },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  })
}

function foundNoConnection({ state: { error } }: Pick<Query, 'state'>): 'always' | false {
  return error instanceof NoConnection && 'always'
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
