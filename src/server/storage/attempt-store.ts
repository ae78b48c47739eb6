import type { Kysely } from 'kysely'
import type { AttemptStore } from './storage.ts'
import type { Tables } from './tables.ts'

/** Counted attempts, in a database that Kysely speaks to. */
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
      const moment = now.toISOString()
      const endsAt = new Date(now.getTime() + windowMs).toISOString()
      // One statement: read-modify-write would lose concurrent attempts.
      const row = await db
        .insertInto('attempts')
        .values({ key, count: 1, ends_at: endsAt })
        .onConflict(conflict =>
          conflict.column('key').doUpdateSet(eb => {
            const isOpen = eb.and([eb('attempts.ends_at', '>', moment), eb('attempts.ends_at', '<=', endsAt)])
            return {
              count: eb
                .case()
                .when(isOpen)
                .then(eb('attempts.count', '+', 1))
                .else(1)
                .end(),
              ends_at: eb.case().when(isOpen).then(eb.ref('attempts.ends_at')).else(endsAt).end(),
            }
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow()
      return { count: row.count, endsAt: new Date(row.ends_at) }
    },

    takeBack: async key => {
      await db
        .updateTable('attempts')
        .set(eb => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },

    tidy: async now => {
      await db.deleteFrom('attempts').where('ends_at', '<=', now.toISOString()).execute()
    },
  }
}
