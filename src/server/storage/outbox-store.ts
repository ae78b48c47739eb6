import { randomUUIDv7 } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Mail } from '#src/booking/appointment/mail.ts'
import { prepareInsert } from './engines/prepared.ts'
import type { OutboxStore, TakenMail } from './storage.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** Inserts mails that are due at once, in the transaction of the change that they announce (transactional outbox). */
export const insertMails = prepareInsert((db, rows: readonly OutboxRow[]) => db.insertInto('outbox').values(rows).compile())

/** A mail that is younger than this is being sent for the first time. */
const IN_TRANSIT_MS = 2 * 60_000

/** Maximum number of mails in one digest; the others go into the next. */
const MAX_DIGESTED = 1000

/** Makes the row of a new mail, which may tell of an appointment. Ids begin with the moment, so that new rows lie together. */
export function toMailRow(appointmentId: string | null, mail: Mail, dueAt: string): OutboxRow {
  return {
    id: randomUUIDv7(),
    appointment_id: appointmentId,
    mail: JSON.stringify(mail),
    attempts: 0,
    due_at: dueAt,
    scheduled_at: dueAt,
    failed_at: null,
    created_at: dueAt,
    digest_line: mail.digest === undefined ? null : mail.subject,
  }
}

/** Builds the store of mails, on either engine. */
export function buildOutboxStore(db: Kysely<Tables>): OutboxStore {
  return {
    add: async (mail, now) => {
      await db
        .insertInto('outbox')
        .values(toMailRow(null, mail, now.toISOString()))
        .execute()
    },

    take: async (now, until, which = 'all') => {
      const moment = now.toISOString()
      const all = db.selectFrom('outbox').select('id').where(isDue(moment))
      const wanted = which === 'all' ? all : all.where('digest_line', 'is', null)
      const due = await wanted.orderBy('due_at').limit(1).executeTakeFirst()
      if (due === undefined) return null
      // The update takes the lease: of concurrent processes, only one still finds the mail due.
      const taken = await db
        .updateTable('outbox')
        .set(eb => ({ attempts: eb('attempts', '+', 1), due_at: until.toISOString(), scheduled_at: moment }))
        .where('id', '=', due.id)
        .where(isDue(moment))
        .returningAll()
        .executeTakeFirst()
      return taken === undefined ? null : asTaken(taken)
    },

    takeDigest: async (turn, now, until) => {
      const moment = now.toISOString()
      const due = db.selectFrom('outbox').select('id').where(isDue(moment)).where('digest_line', 'is not', null).limit(MAX_DIGESTED)
      if ((await due.limit(1).executeTakeFirst()) === undefined) return []
      const turns = db.insertInto('sent_mails').values({ id: turn, at: now.toISOString() })
      const { numInsertedOrUpdatedRows = 0n } = await turns.onConflict(conflict => conflict.column('id').doNothing()).executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return []
      const taken = await db
        .updateTable('outbox')
        .set(eb => ({ attempts: eb('attempts', '+', 1), due_at: until.toISOString(), scheduled_at: moment }))
        .where('id', 'in', due)
        .where(isDue(moment))
        .returningAll()
        .execute()
      return taken.sort((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1)).map(asTaken)
    },

    countSent: async (after, now) => {
      const { sent } = await db
        .selectFrom('sent_mails')
        .select(({ fn }) => fn.countAll<number | string>().as('sent'))
        .where('at', '>', after.toISOString())
        .where('at', '<=', now.toISOString())
        .executeTakeFirstOrThrow()
      return Number(sent)
    },

    sent: async (id, now) => {
      const at = now.toISOString()
      await db.deleteFrom('outbox').where('id', '=', id).execute()
      const counted = db.insertInto('sent_mails').values({ id, at })
      await counted.onConflict(conflict => conflict.column('id').doUpdateSet({ at })).execute()
    },

    delete: async ids => {
      await db.deleteFrom('outbox').where('id', 'in', ids).execute()
    },

    failed: async (id, now) => {
      await db.updateTable('outbox').set({ failed_at: now.toISOString() }).where('id', '=', id).execute()
    },

    retried: async now => {
      const { retried } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number | string>().as('retried'))
        .where('failed_at', 'is', null)
        .where('attempts', '>', 0)
        .where(eb => eb.or([eb('created_at', 'is', null), eb('created_at', '<', new Date(now.getTime() - IN_TRANSIT_MS).toISOString())]))
        .executeTakeFirstOrThrow()
      return Number(retried)
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
      const afresh = { failed_at: null, attempts: 0, due_at: now.toISOString(), scheduled_at: now.toISOString() }
      await db.updateTable('outbox').set(afresh).where('failed_at', 'is not', null).execute()
    },

    purge: async failedBefore => {
      await db.deleteFrom('outbox').where('failed_at', '<', failedBefore.toISOString()).execute()
      await db.deleteFrom('sent_mails').where('at', '<', failedBefore.toISOString()).execute()
    },

    putOff: async (id, until, now) => {
      await db.updateTable('outbox').set({ due_at: until.toISOString(), scheduled_at: now.toISOString() }).where('id', '=', id).execute()
    },
  }
}

/** Only this program writes mails, so their JSON needs no validation. */
function asTaken({ id, appointment_id, attempts, mail }: OutboxRow): TakenMail {
  return { id, appointmentId: appointment_id, attempts, mail: JSON.parse(mail) as Mail }
}

/**
 * Whether a mail is due. A `scheduled_at` later than now was written by a clock that is ahead or has been set back since: such a mail does not wait.
 */
function isDue(moment: string) {
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([eb('failed_at', 'is', null), eb.or([eb('due_at', '<=', moment), eb('scheduled_at', '>', moment)])])
}
