import type { Kysely } from 'kysely'
import type { Appointment, ErasedPerson, PersonExport, PersonRequest, WaitingMail } from '#src/contract/generated/types.ts'
import { eventsOf } from './appointment-events.ts'
import { fromRow } from './appointment-row.ts'
import { eraseAppointments, nextKeys } from './erase.ts'
import { inPortions } from './portions.ts'
import type { PeopleStore } from './storage.ts'
import type { Tables } from './tables.ts'
import type { InTransaction } from './transactions.ts'

/** So many of a person's requests are read or erased at once. */
const AT_ONCE = 100

/** What the engine does when a person has gone: it leaves nothing in its files; how many copies it deleted. */
type Scrub = () => Promise<number>

/** What is stored about a person: by an e-mail address, however it is written, or by a request. */
export function buildPeopleStore(db: Kysely<Tables>, inTransaction: InTransaction, scrub: Scrub): PeopleStore {
  return {
    export: async (person, now) => {
      const { ids, keys } = await find(db, person)
      const found: PersonExport = { exported_at: now.toISOString(), requests: [], waiting_mails: [], repeatable: [...keys.values()] }
      for (const some of inParts(ids)) {
        const rows = await db.selectFrom('appointments').selectAll().where('id', 'in', some).orderBy('created_at').execute()
        for (const row of rows) found.requests.push({ appointment: fromRow(row), events: await eventsOf(db, row), deleted: row.deleted_at !== null })
        const mails = await db.selectFrom('outbox').select('mail').where('id', 'in', some).execute()
        found.waiting_mails.push(...mails.map(({ mail }) => JSON.parse(mail) as WaitingMail))
      }
      return found.requests.length + keys.size === 0 ? null : found
    },

    erase: async (person, now) => {
      const { ids, keys } = await find(db, person)
      if (ids.length + keys.size === 0) return null
      const done: ErasedPerson = { erased: 0, kept: 0, copies: 0 }
      // Keys first: a request that is sent again must not find its answer without its row.
      for (const some of inParts([...keys.keys()])) await db.deleteFrom('idempotency_keys').where('key', 'in', some).execute()
      for (const some of inParts(ids)) {
        const { erased, kept } = await inTransaction(transaction => eraseAppointments(transaction, some, now))
        done.erased += erased
        done.kept += kept
      }
      done.copies = await scrub()
      return done
    },
  }
}

/** The ids of a person's appointments, and the keys whose answers hold the person. */
async function find(db: Kysely<Tables>, person: PersonRequest): Promise<{ ids: string[]; keys: Map<string, Appointment> }> {
  const email = person.id === undefined ? fold(person.email ?? '') : await emailOf(db, person.id)
  const ids = new Set<string>()
  const isMeant = (one: { id: string; email: string }) => one.id === person.id || (email !== '' && fold(one.email) === email)
  let after = ''
  await inPortions(async size => {
    const rows = await db.selectFrom('appointments').select(['id', 'email']).where('id', '>', after).orderBy('id').limit(size).execute()
    for (const row of rows) if (isMeant(row)) ids.add(row.id)
    after = rows.at(-1)?.id ?? after
    return rows.length
  })
  const keys = new Map<string, Appointment>()
  after = ''
  await inPortions(async size => {
    const some = await nextKeys(db, after, size)
    for (const { key, stored } of some) if (isMeant(stored) || ids.has(stored.id)) keys.set(key, stored)
    after = some.at(-1)?.key ?? after
    return some.length
  })
  return { ids: [...ids], keys }
}

async function emailOf(db: Kysely<Tables>, id: string): Promise<string> {
  const row = await db.selectFrom('appointments').select('email').where('id', '=', id).executeTakeFirst()
  return fold(row?.email ?? '')
}

/** Addresses differ by more than their case only where nobody means it. */
function fold(email: string): string {
  return email.trim().toLowerCase()
}

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}
