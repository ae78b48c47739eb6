import type { Kysely } from 'kysely'
import type { Appointment, ErasedPerson, PersonExport, PersonRequest, WaitingMail } from '#src/contract/generated/types.ts'
import { eventsOf, nextEvents } from './appointment-events.ts'
import { fromRow } from './appointment-row.ts'
import { eraseAppointments, eraseFromHistories } from './erase.ts'
import { nextKeys } from './idempotency-keys.ts'
import { addMarks, addMarksOfChange, noMarks, type PersonMarks } from './person-marks.ts'
import { mergesOn, notesOn, photoOf } from '../customers/notes.ts'
import { inChunks } from '../engines/chunks.ts'
import { dropListsOf } from '../own-list-store.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

/** Exports and erases one person's data. */
export interface PersonalDataStore {
  /** Null when nothing is stored about the person. */
  export: (person: PersonRequest, now: Date) => Promise<PersonExport | null>
  /** Erases everything but the amounts of completed visits, and the owner's lists that name the person; null when nothing was stored. */
  erase: (person: PersonRequest, now: Date) => Promise<ErasedPerson | null>
}

/** How many of a person's requests are read or erased at a time. */
const AT_ONCE = 100

/** Removes an erased person's traces from the engine's files; returns how many copies of the database were deleted. */
type Scrub = () => Promise<number>

/** Exports and erases what is stored about a person, found by e-mail address (case is ignored) or by a request's id. */
export function buildPersonalDataStore(db: Kysely<Tables>, inTransaction: InTransaction, scrub: Scrub): PersonalDataStore {
  return {
    export: async (person, now) => {
      const { ids, pastIds, keys } = await find(db, person)
      const found: PersonExport = {
        exported_at: now.toISOString(),
        requests: [],
        timelines: [],
        waiting_mails: [],
        notes: [],
        photos: [],
        merges: [],
        repeatable: [...keys.values()],
      }
      for (const some of batchesOf(ids)) {
        const rows = await db.selectFrom('appointments').selectAll().where('id', 'in', some).orderBy('created_at').execute()
        for (const row of rows) found.requests.push({ appointment: fromRow(row), events: await eventsOf(db, row), deleted: row.deleted_at !== null })
        found.waiting_mails.push(...(await mailsOf(db, some)))
        const notes = await notesOn(db, some)
        found.notes.push(...notes)
        for (const id of notes.flatMap(({ photos }) => photos)) {
          const photo = await photoOf(db, id)
          if (photo !== null) found.photos.push(photo)
        }
        found.merges.push(...(await mergesOn(db, some)))
      }
      for (const some of batchesOf(pastIds)) {
        const rows = await db.selectFrom('appointments').select(['id', 'created_at']).where('id', 'in', some).orderBy('created_at').execute()
        for (const row of rows) found.timelines.push({ id: row.id, events: await eventsOf(db, row) })
        found.waiting_mails.push(...(await mailsOf(db, some)))
      }
      return found.requests.length + found.timelines.length + keys.size === 0 ? null : found
    },

    erase: async (person, now) => {
      const { ids, pastIds, keys, marks } = await find(db, person)
      if (ids.length + pastIds.length + keys.size === 0) return null
      const done: ErasedPerson = { erased: 0, kept: 0, timelines: 0, copies: 0 }
      // Keys first: a request that is sent again must not find its answer without its row.
      for (const some of batchesOf([...keys.keys()])) await db.deleteFrom('idempotency_keys').where('key', 'in', some).execute()
      for (const some of batchesOf(ids)) {
        const { erased, kept } = await inTransaction(transaction => eraseAppointments(transaction, some, now))
        done.erased += erased
        done.kept += kept
      }
      for (const some of batchesOf(pastIds)) done.timelines += await inTransaction(transaction => eraseFromHistories(transaction, some))
      await dropListsOf(db, marks)
      done.copies = await scrub()
      return done
    },
  }
}

interface Found {
  /** Of the person's appointments. */
  ids: string[]
  /** Of appointments that have another e-mail address now, and whose histories name the person's. */
  pastIds: string[]
  /** Idempotency keys, with the stored answers that hold the person. */
  keys: Map<string, Appointment>
  /** By what a text may name the person. */
  marks: PersonMarks
}

/** Finds all rows that hold a person. */
async function find(db: Kysely<Tables>, person: PersonRequest): Promise<Found> {
  const email = person.id === undefined ? fold(person.email ?? '') : await emailOf(db, person.id)
  const ids = new Set<string>()
  const marks = noMarks()
  addMarks(marks, { email })
  const isMeant = (one: { id: string; email: string }) => one.id === person.id || (email !== '' && fold(one.email) === email)
  let after = ''
  await inChunks(async size => {
    const asked = db.selectFrom('appointments').select(['id', 'name', 'email', 'phone', 'requested_from'])
    const rows = await asked.where('id', '>', after).orderBy('id').limit(size).execute()
    for (const row of rows.filter(isMeant)) {
      ids.add(row.id)
      addMarks(marks, row)
    }
    after = rows.at(-1)?.id ?? after
    return rows.length
  })
  const pastIds = new Set<string>()
  let last = { id: '', position: 0 }
  await inChunks(async size => {
    const events = await nextEvents(db, last, size)
    for (const { id, changes } of events) {
      if (ids.has(id)) addMarksOfChange(marks, changes)
      if (email !== '' && !ids.has(id) && (changes['email'] ?? []).some(one => fold(String(one)) === email)) pastIds.add(id)
    }
    last = events.at(-1) ?? last
    return events.length
  })
  const keys = new Map<string, Appointment>()
  after = ''
  await inChunks(async size => {
    const some = await nextKeys(db, after, size)
    for (const { key, stored } of some)
      if (isMeant(stored) || ids.has(stored.id)) {
        keys.set(key, stored)
        addMarks(marks, stored)
      }
    after = some.at(-1)?.key ?? after
    return some.length
  })
  return { ids: [...ids], pastIds: [...pastIds], keys, marks }
}

async function mailsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<WaitingMail[]> {
  const mails = await db.selectFrom('outbox').select('mail').where('appointment_id', 'in', ids).execute()
  return mails.map(({ mail }) => JSON.parse(mail) as WaitingMail)
}

async function emailOf(db: Kysely<Tables>, id: string): Promise<string> {
  const row = await db.selectFrom('appointments').select('email').where('id', '=', id).executeTakeFirst()
  return fold(row?.email ?? '')
}

/** Addresses that differ in case alone mean the same person. */
function fold(email: string): string {
  return email.trim().toLowerCase()
}

function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, batch) => all.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE))
}
