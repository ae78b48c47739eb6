import type { Kysely } from 'kysely'
import type { Mail } from '#src/booking/owner-mail.ts'
import { prepareInsert } from './prepared.ts'
import type { OutboxStore } from './storage.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** Inserts mails that are due at once. Runs inside the transaction that they tell of. */
export const insertMails = prepareInsert((db, rows: readonly OutboxRow[]) => db.insertInto('outbox').values(rows).compile())

/** A new mail as a row. */
export function toMailRow(id: string, mail: Mail, dueAt: string): OutboxRow {
  return { id, mail: JSON.stringify(mail), attempts: 0, due_at: dueAt, failed_at: null }
}

/** Mails that are still to be sent, in a database that Kysely speaks to. */
export function buildOutboxStore(db: Kysely<Tables>): OutboxStore {
  return {
    take: async (now, until) => {
      const due = await db
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now.toISOString())
        .where('failed_at', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      if (due === undefined) return null
      // Whoever changes the row has the mail: of several processes only one finds it still due.
      const taken = await db
        .updateTable('outbox')
        .set(eb => ({ attempts: eb('attempts', '+', 1), due_at: until.toISOString() }))
        .where('id', '=', due.id)
        .where('due_at', '<=', now.toISOString())
        .returningAll()
        .executeTakeFirst()
      // Only this program writes mails, so that their JSON is what it was.
      return taken === undefined ? null : { id: taken.id, attempts: taken.attempts, mail: JSON.parse(taken.mail) as Mail }
    },

    sent: async id => {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },

    failed: async (id, now) => {
      await db.updateTable('outbox').set({ failed_at: now.toISOString() }).where('id', '=', id).execute()
    },

    failures: async () => {
      const { failures } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number | string>().as('failures'))
        .where('failed_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(failures)
    },

    tryFailedAgain: async now => {
      const afresh = { failed_at: null, attempts: 0, due_at: now.toISOString() }
      await db.updateTable('outbox').set(afresh).where('failed_at', 'is not', null).execute()
    },

    purge: async failedBefore => {
      await db.deleteFrom('outbox').where('failed_at', '<', failedBefore.toISOString()).execute()
    },

    putOff: async (id, until) => {
      await db.updateTable('outbox').set({ due_at: until.toISOString() }).where('id', '=', id).execute()
    },
  }
}
