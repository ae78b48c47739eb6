import { randomUUID } from 'node:crypto'
import type { Kysely, QueryCreator } from 'kysely'
import type { Money } from '#src/catalog/words/money.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { BestCustomers, CustomerDetail, CustomerList, CustomerQuery, Day, Note, Photo, VisitNotes } from '#src/contract/generated/types.ts'
import type { InTransaction } from '../engines/transactions.ts'
import { seenRows } from '../reservations/crews-of.ts'
import { visible } from '../appointments/visible.ts'
import type { Tables } from '../tables.ts'
import { bestCustomers, type Days } from './best-customers.ts'
import { CUSTOMER_COLUMNS, customerRows, type CustomerRow, groupsOf } from './customer-groups.ts'
import { listCustomers } from './customer-list.ts'
import { customerOf, visitDay } from './customer-of.ts'
import { deleteNote, insertNote, mergesOn, notesOn, photoOf } from './notes.ts'

/** What a note says, with its photos in base64. */
interface NewNote {
  text: string
  photos: readonly string[]
}

/** Requests by customer, and what the admin adds to them. */
export interface CustomerStore {
  list: (query: CustomerQuery, today: Day, money: Money) => Promise<CustomerList>
  /** The customers with the highest completed value of some days, each with that of the days before. */
  best: (days: Days, before: Days, today: Day, money: Money) => Promise<BestCustomers>
  /** The customer of a request; null when there is none. With `hasCrews` each request says its crew. */
  detail: (id: string, today: Day, money: Money, hasCrews?: boolean) => Promise<CustomerDetail | null>
  /** The notes on a request, also on one in the trash, and on the other requests of its customer, newest first; null when there is no such request. */
  notes: (id: string) => Promise<Note[] | null>
  /** The visits of a day that have notes, or whose customer has some. */
  notesOfDay: (day: Day) => Promise<VisitNotes[]>
  /** Writes a note on a request; null when there is no such request. */
  addNote: (id: string, note: NewNote, by: string, now: Date) => Promise<Note | null>
  /** A photo of a note; null when there is none. */
  photo: (id: string) => Promise<Photo | null>
  /** Deletes a note with its photos; whether there was such a note. */
  deleteNote: (id: string) => Promise<boolean>
  /** Makes the customers of two requests one. `unknown`: one of the requests is missing; `same`: they are one customer already. */
  merge: (id: string, other: string, by: string, now: Date) => Promise<'merged' | 'unknown' | 'same'>
  /** Takes a merge back; whether there was one. */
  unmerge: (id: string) => Promise<boolean>
}

/** How many requests of one customer an answer holds, those with the latest visits. */
const MAX_REQUESTS = 500

/** Builds the store of customers, on either engine. */
export function buildCustomerStore(db: Kysely<Tables>, inTransaction: InTransaction): CustomerStore {
  return {
    list: async (query, today, money) => listCustomers(await visible(db), query, today, money),

    best: async (days, before, today, money) => bestCustomers(await visible(db), days, before, today, money),

    detail: async (id, today, money, hasCrews = false) => {
      const readable = await visible(db)
      const rows = await customerOfRequest(readable, id)
      if (rows.length === 0) return null
      const ids = rows.toSorted(byVisit).map(row => row.id)
      const shown = ids.slice(0, MAX_REQUESTS)
      const requests = await readable.selectFrom('appointments').selectAll().where('id', 'in', shown).execute()
      requests.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id))
      return {
        customer: customerOf(rows, today, money),
        requests: await seenRows(readable, requests, hasCrews),
        notes: await notesOn(db, ids),
        merges: await mergesOn(db, ids),
      }
    },

    notes: async id => {
      const found = await db.selectFrom('appointments').select('id').where('id', '=', id).executeTakeFirst()
      if (found === undefined) return null
      const others = await customerOfRequest(await visible(db), id)
      return notesOn(db, [...new Set([id, ...others.map(row => row.id)])])
    },

    notesOfDay: async day => {
      const readable = await visible(db)
      const visits = await customerRows(readable).where('appointment_date', '=', day).execute()
      if (visits.length === 0) return []
      const groups = (await groupsOf(readable, visits)).map(rows => rows.map(({ id }) => id))
      const notes = await notesOn(db, groups.flat())
      return visits.flatMap(({ id }) => {
        const theirs = new Set(groups.find(ids => ids.includes(id)))
        const about = notes.filter(({ appointment_id }) => theirs.has(appointment_id))
        return about.length === 0 ? [] : [{ appointment_id: id, notes: about }]
      })
    },

    addNote: (id, { text, photos }, by, now) =>
      inTransaction(async transaction => {
        if (!(await lock(transaction, id))) return null
        return insertNote(transaction, { id: randomUUID(), appointment_id: id, text, at: now.toISOString(), by }, photos)
      }),

    photo: id => photoOf(db, id),

    deleteNote: id => inTransaction(transaction => deleteNote(transaction, id)),

    merge: (id, other, by, now) =>
      inTransaction(async transaction => {
        const [ours, theirs] = [await customerOfRequest(transaction, id), await customerOfRequest(transaction, other)]
        const [own, theirOwn] = [newest(ours), newest(theirs)]
        if (own === null || theirOwn === null) return 'unknown'
        if (ours.some(row => row.id === theirOwn)) return 'same'
        // In one order, so that two merges cannot deadlock.
        for (const each of [own, theirOwn].sort(compareTexts)) if (!(await lock(transaction, each))) return 'unknown'
        const merge = { id: randomUUID(), appointment_id: own, other_id: theirOwn, at: now.toISOString(), by }
        await transaction.insertInto('customer_merges').values(merge).execute()
        return 'merged'
      }),

    unmerge: async id => (await db.deleteFrom('customer_merges').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,
  }
}

/** The requests of a customer, found by any of them, also by one in the trash; none when there is none. */
async function customerOfRequest(db: QueryCreator<Tables>, id: string): Promise<CustomerRow[]> {
  const seed = await db
    .selectFrom('appointments')
    .select([...CUSTOMER_COLUMNS, 'deleted_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (seed === undefined) return []
  const isLeft = seed.deleted_at === null && seed.erased_at === null
  return (await groupsOf(db, [seed])).flat().filter(row => row.id !== id || isLeft)
}

/** The id of the newest request, by which a merge is stored: of all requests it is erased last; null when there are none. */
function newest(rows: readonly CustomerRow[]): string | null {
  return rows.toSorted((a, b) => compareTexts(b.created_at, a.created_at))[0]?.id ?? null
}

function byVisit(a: CustomerRow, b: CustomerRow): number {
  return compareTexts(visitDay(b) ?? '', visitDay(a) ?? '') || compareTexts(b.created_at, a.created_at)
}

/** Locks a request until the transaction ends, so that it is not erased meanwhile; whether there is one. */
async function lock(transaction: QueryCreator<Tables>, id: string): Promise<boolean> {
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  const { numUpdatedRows } = await locked.where('id', '=', id).where('erased_at', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
