import type { Kysely } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import { readPrice } from './appointment-row.ts'
import type { InChunks } from '../engines/chunks.ts'
import { prepareInsert, prepareSearch } from '../engines/prepared.ts'
import type { IdempotencyKeyRow, Tables } from '../tables.ts'

/** Identifies a request that was sent with an Idempotency-Key. */
export interface Idempotency {
  key: string
  /** Hash of the request's body. */
  fingerprint: string
}

/** A stored request with an Idempotency-Key, and its appointment. */
export interface KeptRequest extends Idempotency {
  stored: Appointment
}

/** How long a request can be repeated. */
const KEPT_MS = 48 * 3_600_000

const searchKeys = prepareSearch((db, rows: readonly Pick<IdempotencyKeyRow, 'key'>[]) =>
  db
    .selectFrom('idempotency_keys')
    // Columns by name: a cached prepared statement would fail once a newer version adds a column.
    .select(['key', 'fingerprint', 'appointment'])
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .compile(),
)

/** Inserts keys in their order, which should be ascending; fails when one has been used. Waits for a concurrent transaction that uses one. */
export const insertKeys = prepareInsert((db, rows: readonly IdempotencyKeyRow[]) => db.insertInto('idempotency_keys').values(rows).compile())

/** The stored requests with any of the keys. */
export async function findKept(db: Kysely<Tables>, keys: Iterable<string>): Promise<KeptRequest[]> {
  const rows = await searchKeys(
    db,
    Array.from(keys, key => ({ key })),
  )
  return rows.map(({ key, fingerprint, appointment }) => ({ key, fingerprint, stored: readStored(appointment) }))
}

/** Only this program writes keys, so their JSON needs no validation. Rows from before versions have none, and their prices are texts. */
function readStored(json: string): Appointment {
  const stored = JSON.parse(json) as Appointment
  return { ...stored, version: stored.version ?? 1, calculated_price: readPrice(String(stored.calculated_price)) }
}

/** The next page of keys with their stored answers. Only this program writes them, so their JSON needs no validation. */
export async function nextKeys(db: Kysely<Tables>, after: string, size: number): Promise<{ key: string; stored: Appointment }[]> {
  const rows = await db.selectFrom('idempotency_keys').select(['key', 'appointment']).where('key', '>', after).orderBy('key').limit(size).execute()
  return rows.map(({ key, appointment }) => ({ key, stored: readStored(appointment) }))
}

/** Deletes keys that are too old to be sent again, in chunks. */
export async function tidyKeys(db: Kysely<Tables>, now: Date, inTurns: InChunks): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  await inTurns(async size => {
    const some = db.selectFrom('idempotency_keys').select('key').where('created_at', '<', oldest).limit(size)
    const { numDeletedRows } = await db.deleteFrom('idempotency_keys').where('key', 'in', some).executeTakeFirst()
    return Number(numDeletedRows)
  })
}
