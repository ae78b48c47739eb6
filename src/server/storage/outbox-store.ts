import { randomUUIDv7 } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Mail } from '#src/booking/appointment/mail.ts'
import { deliveriesFor, insertDeliveries, settleDelivery, waitAgain } from './deliveries.ts'
import { type InChunks, inChunks } from './engines/chunks.ts'
import { prepareInsert } from './engines/prepared.ts'
import { settleAll } from './engines/settle-all.ts'
import type { OutboxRow, Tables } from './tables.ts'

export interface TakenMail {
  id: string
  /** The appointment that it tells of; null when it tells of none. */
  appointmentId: string | null
  attempts: number
  mail: Mail
}

/** Mails that wait to be sent, and those that failed for good. */
export interface OutboxStore {
  /** Adds a mail that belongs to no appointment; due at once. */
  add: (mail: Mail, now: Date) => Promise<void>
  /** Leases the mail that has been due longest to the caller until `until`; null when none is due. */
  take: (now: Date, until: Date, which?: 'all' | 'undigested') => Promise<TakenMail | null>
  /** Leases all due mails that one digest may hold, newest first. Each turn (an id) is granted to one process: returns none in all others. */
  takeDigest: (turn: string, now: Date, until: Date) => Promise<TakenMail[]>
  /** How many mails to the owner were sent after a moment, until now. */
  countSent: (after: Date, now: Date) => Promise<number>
  /** Deletes a mail that the mail server has accepted, and counts it. */
  sent: (id: string, now: Date) => Promise<void>
  /** Deletes mails of a digest, which was counted when its turn was won. */
  delete: (ids: readonly string[]) => Promise<void>
  /** Deletes a mail to a visitor and records in its appointment's history whether it was sent. Not counted: `countSent` is of mails to the owner. */
  settle: (id: string, state: 'sent' | 'dropped', now: Date) => Promise<void>
  putOff: (id: string, until: Date, now: Date) => Promise<void>
  /** Gives a mail up: it is not tried again. */
  failed: (id: string, now: Date) => Promise<void>
  /** How many mails were tried, and are tried again. */
  countWaiting: (now: Date) => Promise<number>
  /** How many mails have failed. */
  countFailed: () => Promise<number>
  /** Makes all failed mails due again. */
  tryFailedAgain: (now: Date) => Promise<void>
  /** Deletes mails that failed, and records of mails that were sent, before a moment. */
  purge: (failedBefore: Date, inTurns?: InChunks) => Promise<void>
}

const insertRows = prepareInsert((db, rows: readonly OutboxRow[]) => db.insertInto('outbox').values(rows).compile())

/** A mail that tells of an appointment. */
export interface AppointmentMail {
  appointmentId: string
  mail: Mail
  /** When it is written, and due (ISO 8601). */
  at: string
  /** Position of the event of which it tells in the appointment's history; 0: of the request itself. */
  position: number
}

/** Inserts mails that are due at once, in the transaction of the change that they tell of (transactional outbox). */
export async function insertMails(transaction: Kysely<Tables>, mails: readonly AppointmentMail[]): Promise<void> {
  const rows = mails.map(({ appointmentId, mail, at, position }) => ({ row: toMailRow(appointmentId, mail, at), mail, position }))
  await settleAll([
    insertRows(
      transaction,
      rows.map(({ row }) => row),
    ),
    insertDeliveries(
      transaction,
      rows.flatMap(({ row, mail, position }) => deliveriesFor(row, mail, position)),
    ),
  ])
}

/** Deletes the mails of appointments, and what became of those that were sent. */
export async function deleteMails(transaction: Kysely<Tables>, appointmentIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom('outbox').where('appointment_id', 'in', appointmentIds).execute()
  await transaction.deleteFrom('deliveries').where('appointment_id', 'in', appointmentIds).execute()
}

/** How old a waiting mail is when the admin is told of it: a younger one is being sent for the first time. */
const NOT_TOLD_BEFORE_MS = 2 * 60_000

/** Maximum number of mails in one digest; the others go into the next. */
const MAX_DIGESTED = 1000

/** Makes the row of a new mail, which may tell of an appointment. Ids begin with the moment, so that new rows lie together. */
function toMailRow(appointmentId: string | null, mail: Mail, dueAt: string): OutboxRow {
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

    settle: async (id, state, now) => {
      // In this order: a process that dies in between sends the mail again.
      await settleDelivery(db, id, state, now)
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },

    failed: async (id, now) => {
      await db.updateTable('outbox').set({ failed_at: now.toISOString() }).where('id', '=', id).execute()
      await settleDelivery(db, id, 'refused', now)
    },

    countWaiting: async now => {
      const { waiting } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
        .where('failed_at', 'is', null)
        .where('attempts', '>', 0)
        .where(eb => eb.or([eb('created_at', 'is', null), eb('created_at', '<', new Date(now.getTime() - NOT_TOLD_BEFORE_MS).toISOString())]))
        .executeTakeFirstOrThrow()
      return Number(waiting)
    },

    countFailed: async () => {
      const { failed } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number | string>().as('failed'))
        .where('failed_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(failed)
    },

    tryFailedAgain: async now => {
      await waitAgain(db)
      const afresh = { failed_at: null, attempts: 0, due_at: now.toISOString(), scheduled_at: now.toISOString() }
      await db.updateTable('outbox').set(afresh).where('failed_at', 'is not', null).execute()
    },

    purge: async (failedBefore, inTurns = inChunks) => {
      const before = failedBefore.toISOString()
      let last = ''
      await inTurns(async size => {
        const mails = await db.selectFrom('outbox').select(['id', 'failed_at']).where('id', '>', last).orderBy('id').limit(size).execute()
        last = mails.at(-1)?.id ?? last
        const over = mails.filter(({ failed_at: at }) => at !== null && at < before).map(({ id }) => id)
        // Check again, since a mail may have become due anew meanwhile.
        if (over.length > 0) await db.deleteFrom('outbox').where('id', 'in', over).where('failed_at', '<', before).execute()
        return mails.length
      })
      await inTurns(async size => {
        const some = db.selectFrom('sent_mails').select('id').where('at', '<', before).limit(size)
        const { numDeletedRows } = await db.deleteFrom('sent_mails').where('id', 'in', some).executeTakeFirst()
        return Number(numDeletedRows)
      })
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
