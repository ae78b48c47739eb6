import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { Day } from '#src/contract/generated/types.ts'
import { CUSTOMERS } from './customers/customers.ts'
import { KEPT_MS } from './query-client.ts'
import { LIST } from './requests/request-queries.ts'
import { SITE_STATE } from './site-state.ts'

/** The visits and notes of a day as they were loaded last, and the state of the site, which has the words that are sent on the way. */
export interface KeptDay {
  day: Day
  /** When it was loaded (milliseconds since 1970). */
  at: number
  queries: DehydratedState
}

/** Calls back with the visits and notes of a day, whenever they are loaded or changed. Returns a function that ends this. */
export function watchDay(client: QueryClient, day: Day, onLoaded: (kept: KeptDay) => void): () => void {
  const isOfDay = ({ queryKey: [kind, ...of] }: Query) =>
    (kind === LIST && of[0] === day) || (kind === CUSTOMERS && of[0] === 'notes' && of[1] === day)
  const isKept = (query: Query) => query.state.data !== undefined && (isOfDay(query) || query.queryKey[0] === SITE_STATE)
  return client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfDay(event.query)) return
    onLoaded({ day, at: Date.now(), queries: dehydrate(client, { shouldDehydrateQuery: isKept }) })
  })
}

/** Begins with a day that was kept. */
export function showKept(client: QueryClient, { queries }: KeptDay): void {
  hydrate(client, queries, { defaultOptions: { queries: { gcTime: KEPT_MS } } })
}
