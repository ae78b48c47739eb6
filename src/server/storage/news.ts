import { type Kysely, sql } from 'kysely'
import type { RequestNews } from '#src/contract/generated/types.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/** Hears of requests that have changed: those of this process with the embedded database, those of all processes with a database server. */
export interface News {
  /** Resolves, with a function that ends it, when every change that is committed from now on is heard. */
  subscribe: (listener: NewsListener) => Promise<() => void>
}

export type NewsListener = (news: RequestNews) => void

/** Told when changes may have been missed, such as while the connection was lost. */
export const SOMETHING: RequestNews = { kind: 'changed', requests: [] }

/** PostgreSQL's channel of announcements. */
export const CHANNEL = 'request_news'

/** Maximum number of requests that an announcement names: PostgreSQL takes 8,000 bytes. */
const MAX_NAMED = 50

/** Announces what has happened to requests. Runs inside the transaction of the change: nobody hears of what is rolled back. */
export async function announce(
  transaction: Kysely<Tables>,
  kind: RequestNews['kind'],
  changed: readonly Pick<AppointmentRow, 'id' | 'version'>[] | 'many',
): Promise<void> {
  if (changed.length === 0) return
  const named = changed === 'many' || changed.length > MAX_NAMED ? [] : changed
  const news: RequestNews = { kind, requests: named.map(({ id, version }) => ({ id, version })) }
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`.execute(transaction)
}
