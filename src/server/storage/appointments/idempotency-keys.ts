import type { Kysely } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import { readPrice } from './appointment-row.ts'
import type { KeptRequest } from './decide-adds.ts'
import { inChunks } from '../engines/chunks.ts'
import { prepareInsert, prepareSearch } from '../engines/prepared.ts'
import type { IdempotencyKeyRow, Tables } from '../tables.ts'

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
export function readStored(json: string): Appointment {
  const stored = JSON.parse(json) as Appointment
  return { ...stored, version: stored.version ?? 1, calculated_price: readPrice(String(stored.calculated_price)) }
}

/** Deletes keys that are too old to be sent again, in chunks. */
export async function tidyKeys(db: Kysely<Tables>, now: Date, isStopped: () => boolean): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  await inChunks(async size => {
    const some = db.selectFrom('idempotency_keys').select('key').where('created_at', '<', oldest).limit(size)
    const { numDeletedRows } = await db.deleteFrom('idempotency_keys').where('key', 'in', some).executeTakeFirst()
    return Number(numDeletedRows)
  }, isStopped)
}
