import type { Kysely } from 'kysely'
import { addByGroupCommit } from './add-by-group-commit.ts'
import { addEvent, eventsOf, lastPosition } from './appointment-events.ts'
import { countByStatus, summaryOf, valuesBetween } from './appointment-figures.ts'
import { reportBetween } from './appointment-report.ts'
import { listAppointments } from './appointment-list.ts'
import { cellsHeld, fromRow } from './appointment-row.ts'
import { asOf, changeRow, lockRow, lockVisible, noMails, orRefused, reserve, takeCoupons, updateRow, wordIn } from './change-row.ts'
import { AS_RESTORED, isStale, written } from './written-columns.ts'
import { purgeChunk, stayedInTrash } from './bulk-deletion.ts'
import type { BulkJobs } from './bulk-jobs.ts'
import { cancelPending } from './cancel-pending.ts'
import { previewChanges } from './preview-changes.ts'
import { crewsOf, seenRow, seenRows, withCrew } from '../reservations/crews-of.ts'
import { aloneIfNeeded } from '../reservations/alone-if-needed.ts'
import { noteCrews } from '../reservations/former-crews.ts'
import { reservationsBetween, crewDaysBetween, freeCells, holdersOf } from '../reservations/reservations.ts'
import type { EngineTraits } from '../engines/engine-traits.ts'
import { repeated } from './decide-adds.ts'
import { endExpiredHolds } from '../reservations/expired-holds.ts'
import { findKept } from './idempotency-keys.ts'
import { inChunks } from '../engines/chunks.ts'
import type { AppointmentStore, Started } from './appointment-store.ts'
import type { ChangeOutcome } from './change.ts'
import type { Tables } from '../tables.ts'
import { insertMails } from '../outbox-store.ts'
import { asCleared, openClear, visible } from './visible.ts'
import { visitsFrom } from './visits-from.ts'

/** Maximum number of appointments that a restore names as still in the trash. */
const MAX_NAMED = 500

/** Maximum number of appointments that are named as holding a time. */
const HOLDERS = 20

/** Builds the store of appointments, on either engine. */
export function buildAppointmentStore(db: Kysely<Tables>, traits: EngineTraits, jobs: BulkJobs): AppointmentStore {
  const { inTransaction, whileNobodyReserves } = traits
  const replay: AppointmentStore['replay'] = async idempotency => {
    const [earlier] = await findKept(db, [idempotency.key])
    return earlier === undefined ? null : repeated(earlier, idempotency)
  }

  const add = addByGroupCommit(traits, replay)
  // One of a crew of choice does not meet the others at the first crew: see NotAloneError.
  const addAlone = addByGroupCommit({ ...traits, inTransaction: whileNobodyReserves }, replay)

  const restore: AppointmentStore['restore'] = (
    id,
    crews,
    now,
    { by = null, on = null, timeZone, despiteClosures = false, mailsOf = noMails, word, ...coupons } = {},
  ) =>
    orRefused(
      aloneIfNeeded(traits, async (transaction, isAlone) => {
        const clear = await openClear(transaction)
        const row = await lockRow(transaction, id)
        if (row === null || asCleared(row, clear).deleted_at === null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: fromRow(row) }
        // The clear under way would delete it again.
        if (clear !== null && row.created_at < clear.before) return { kind: 'clearing' }
        await takeCoupons(transaction, { before: row, after: { ...row, ...AS_RESTORED }, coupons: null }, coupons)
        const wanted = { id, cells: cellsHeld(row, timeZone), crews, kept: row.former_crew, isAlone, heldUntil: null, despiteClosures }
        const crew = await reserve(transaction, wanted, now)
        const after = await updateRow(transaction, row, AS_RESTORED)
        const position = await addEvent(transaction, after, { at: now, kind: 'restored', by, changes: wordIn('told_word', word) })
        await insertMails(transaction, asOf(position, mailsOf(fromRow(row), fromRow(after)), { id, now }))
        return { kind: 'changed', appointment: withCrew(fromRow(after), crews > 1 ? crew : null) }
      }),
    )

  return {
    replay,

    add: (appointment, idempotency) => (appointment.crew === undefined ? add : addAlone)(appointment, idempotency),

    list: async (query, hasCrews) => listAppointments(query.deleted === 'true' ? db : await visible(db), query, hasCrews),

    visitsFrom: async day => visitsFrom(await visible(db), day),

    counts: async query => countByStatus(query.deleted === 'true' ? db : await visible(db), query),

    detail: async (id, hasCrews = false) => {
      const clear = await openClear(db)
      const found = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
      if (found === undefined) return null
      const row = asCleared(found, clear)
      return { appointment: await seenRow(db, row, hasCrews), events: await eventsOf(db, row), deleted: row.deleted_at !== null }
    },

    summary: async money => summaryOf(await visible(db), money),

    values: async (first, last, money) => valuesBetween(await visible(db), first, last, money),

    report: async (first, last, money) => reportBetween(await visible(db), first, last, money),

    change: (id, editOf, crews, now, { on = null, ...terms } = {}) =>
      orRefused(
        aloneIfNeeded(traits, async (transaction, isAlone): Promise<ChangeOutcome> => {
          const row = await lockVisible(transaction, id)
          if (row === null) return { kind: 'unknown' }
          const crew = crews > 1 ? (await crewsOf(transaction, [row])).get(id) : undefined
          if (isStale(row, on)) return { kind: 'stale', appointment: withCrew(fromRow(row), crew) }
          const edit = await editOf(fromRow(row), () => eventsOf(transaction, row))
          return { kind: 'changed', appointment: await changeRow(transaction, row, edit, { crews, crew, now, isAlone, ...terms }) }
        }),
      ),

    preview: async (id, editOf) => {
      const found = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
      const row = found === undefined ? null : asCleared(found, await openClear(db))
      if (row === null || (row.deleted_at === null) === (editOf === 'restored')) return null
      const before = fromRow(row)
      return { before, after: fromRow({ ...row, ...(editOf === 'restored' ? AS_RESTORED : written(row, editOf(before))) }) }
    },

    previewChanges: (changes, crews, now, terms = {}) => previewChanges(db, changes, { crews, now, ...terms }),

    mail: (id, mailsOf, now, { on = null, hasCrews = false } = {}) =>
      inTransaction(async transaction => {
        const row = await lockVisible(transaction, id)
        if (row === null) return { kind: 'unknown' }
        const appointment = await seenRow(transaction, row, hasCrews)
        if (isStale(row, on)) return { kind: 'stale', appointment }
        const mails = mailsOf({ appointment, events: await eventsOf(transaction, row), deleted: false })
        await insertMails(transaction, asOf(await lastPosition(transaction, id), mails, { id, now }))
        return { kind: 'changed', appointment }
      }),

    delete: (id, now, { by = null, on = null, hasCrews = false } = {}) =>
      inTransaction(async transaction => {
        const row = await lockVisible(transaction, id)
        if (row === null) return { kind: 'unknown' }
        if (isStale(row, on)) return { kind: 'stale', appointment: await seenRow(transaction, row, hasCrews) }
        const after = await updateRow(transaction, row, { deleted_at: now.toISOString() })
        await noteCrews(transaction, [id])
        await freeCells(transaction, id, cellsHeld(row))
        await addEvent(transaction, after, { at: now, kind: 'deleted', by, changes: {} })
        return { kind: 'changed', appointment: fromRow(after) }
      }),

    restore,

    restoreDeletion: async (deletedAt, crews, now, { by = null, timeZone = null } = {}) => {
      const id = await jobs.restore(deletedAt, { crews, time_zone: timeZone, by }, now)
      if (id === null) return null
      const outcome = async () => {
        await jobs.run()
        const { done, taken } = (await jobs.find(id)) ?? { done: 0, taken: 0 }
        return { restored: done - taken, taken: taken === 0 ? [] : await stayedInTrash(db, deletedAt, MAX_NAMED) }
      }
      return started(id, outcome())
    },

    cancelPending: async (sender, now, { by = null } = {}) =>
      cancelPending(
        await visible(db),
        id =>
          inTransaction(async transaction => {
            const row = await lockVisible(transaction, id)
            if (row?.status !== 'Pending') return false
            // Cancelling reserves nothing, so the number of crews does not matter.
            await changeRow(transaction, row, { status: 'Cancelled' }, { crews: 0, now, by })
            return true
          }),
        sender,
      ),

    purge: (deletedBefore, inTurns = inChunks) => inTurns(size => inTransaction(transaction => purgeChunk(transaction, deletedBefore, size))),

    deleteAll: async (now, { by = null } = {}) => started(await jobs.clear(now, by), jobs.run()),

    jobs: now => jobs.list(now),

    crewOf: async id => {
      const row = await db.selectFrom('appointments').select(['id', 'appointment_date']).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : ((await crewsOf(db, [row])).get(id) ?? null)
    },

    crewDays: (first, last, now, except) => crewDaysBetween(db, first, last, now, except),

    holders: async (cells, now, { except = '', hasCrews = false } = {}) => {
      if (cells.length === 0) return []
      const rows = await db
        .selectFrom('appointments')
        .selectAll()
        .where('id', 'in', holdersOf(db, cells))
        .where('id', '!=', except)
        .where(eb => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now.toISOString())]))
        .orderBy('appointment_date')
        .orderBy('appointment_time')
        .orderBy('id')
        .limit(HOLDERS)
        .execute()
      return seenRows(db, rows, hasCrews)
    },

    reservations: (first, last) => reservationsBetween(db, first, last),

    endExpiredHolds: now => endExpiredHolds(db, inTransaction, now),
  }
}

/** Callers need not await the end: a failed job is retried when the storage is tidied. */
function started<T>(id: string, finished: Promise<T>): Started<T> {
  finished.catch(() => undefined)
  return { id, finished }
}
