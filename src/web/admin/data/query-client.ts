import { notifyManager, QueryClient } from '@tanstack/react-query'

/** Interval of the background refresh. */
const REFRESH_MS = 60_000

/** Options of what is refreshed in the background while it is shown: each minute, and when the tab or the connection comes back. */
export const BACKGROUND_REFRESH = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

/** Marks what the screen is made of: where the admin waits for it, a failure is told. */
export const REPORT_ERRORS = { reportsErrors: true } as const

// By default a timer tells of an answer, a task after it has come.
notifyManager.setScheduler(queueMicrotask)

/**
 * The data of one session. Nothing is kept that is not on the screen: a view that is opened again shows what the server says now. A failure is told
 * instead of tried again, also without a connection.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  })
}

/** Asks again while a change starts or ends: an answer from before may not know it. */
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
