import type { Kysely } from 'kysely'
import { type InChunks, inChunks } from '../engines/chunks.ts'
import { prepareUpsert } from '../engines/prepared.ts'
import type { AttemptRow, Tables } from '../tables.ts'

/** The attempts of a key in its window, and when that ends. */
export interface Attempts {
  count: number
  endsAt: Date
}

/** Attempts to add to a key's count. */
export interface AttemptCount {
  key: string
  count: number
  windowMs: number
}

/**
 * Counts attempts by key, in windows that begin with a key's first attempt. A window that ends later than a new one would was made before the clock
 * was set back: it is void.
 */
export interface AttemptStore {
  /** Reads a key's count without writing; null when no window is open. */
  look: (key: string, windowMs: number, now: Date) => Promise<Attempts | null>
  /** Counts one more attempt; the answer includes it. */
  count: (key: string, windowMs: number, now: Date) => Promise<Attempts>
  takeBack: (key: string) => Promise<void>
  /** Deletes windows that have ended. */
  tidy: (now: Date, inTurns?: InChunks) => Promise<void>
}

/** Builds the store of counted attempts, on either engine. */
export function buildAttemptStore(db: Kysely<Tables>): AttemptStore {
  return {
    look: async (key, windowMs, now) => {
      const row = await db
        .selectFrom('attempts')
        .select(['count', 'ends_at'])
        .where('key', '=', key)
        .where('ends_at', '>', now.toISOString())
        .where('ends_at', '<=', new Date(now.getTime() + windowMs).toISOString())
        .executeTakeFirst()
      return row === undefined ? null : { count: row.count, endsAt: new Date(row.ends_at) }
    },

    count: async (key, windowMs, now) => {
      const attempts = (await countAttempts(db, [{ key, count: 1, windowMs }], now)).get(key)
      if (attempts === undefined) throw new Error('an attempt was not counted')
      return attempts
    },

    takeBack: async key => {
      await db
        .updateTable('attempts')
        .set(eb => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },

    tidy: async (now, inTurns = inChunks) => {
      let last = ''
      await inTurns(async size => {
        const keys = await tidyAfter(db, last, size, now)
        last = keys.at(-1) ?? last
        return keys.length
      })
    },
  }
}

/** Deletes ended windows among the next keys; returns those keys. */
async function tidyAfter(db: Kysely<Tables>, key: string, size: number, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('attempts').select(['key', 'ends_at']).where('key', '>', key).orderBy('key').limit(size).execute()
  const over = rows.filter(({ ends_at }) => ends_at <= now.toISOString()).map(({ key }) => key)
  // Check the end again, since a window may have begun anew meanwhile.
  if (over.length > 0) await db.deleteFrom('attempts').where('key', 'in', over).where('ends_at', '<=', now.toISOString()).execute()
  return rows.map(({ key: read }) => read)
}

const upsertAttempts = prepareUpsert((db, rows: readonly (AttemptRow & { now: string })[]) =>
  db
    .insertInto('attempts')
    .values(rows.map(({ key, count, ends_at }) => ({ key, count, ends_at })))
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(eb => {
        const isOpen = eb.and([eb('attempts.ends_at', '>', rows[0]?.now ?? ''), eb('attempts.ends_at', '<=', eb.ref('excluded.ends_at'))])
        return {
          count: eb
            .case()
            .when(isOpen)
            .then(eb('attempts.count', '+', eb.ref('excluded.count')))
            .else(eb.ref('excluded.count'))
            .end(),
          ends_at: eb.case().when(isOpen).then(eb.ref('attempts.ends_at')).else(eb.ref('excluded.ends_at')).end(),
        }
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .compile(),
)

/**
 * Counts attempts of different keys, and returns the new counts. The rows are locked until the transaction ends, by all processes in ascending order,
 * so that none deadlock. One statement: read-modify-write would lose concurrent attempts.
 */
export async function countAttempts(db: Kysely<Tables>, counts: readonly AttemptCount[], now: Date): Promise<Map<string, Attempts>> {
  const rows = counts.map(({ key, count, windowMs }) => ({
    key,
    count,
    ends_at: new Date(now.getTime() + windowMs).toISOString(),
    now: now.toISOString(),
  }))
  const counted = await upsertAttempts(db, rows)
  return new Map(counted.map(({ key, count, ends_at }) => [key, { count, endsAt: new Date(ends_at) }]))
}
