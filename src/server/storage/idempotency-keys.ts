import type { Kysely } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AddOutcome, Idempotency } from './storage.ts'
import type { Tables } from './tables.ts'

/** How long a request can be repeated. */
const KEPT_MS = 48 * 3_600_000

/** How an earlier request with the key ended; null when none was stored. */
export async function findOutcome(db: Kysely<Tables>, { key, fingerprint }: Idempotency): Promise<AddOutcome | null> {
  const row = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
  if (row === undefined) return null
  if (row.fingerprint !== fingerprint) return { kind: 'changed' }
  return { kind: 'stored', appointment: JSON.parse(row.appointment) as Appointment }
}

/** Remembers what a request with a key stored, and forgets keys that are too old. Runs inside the transaction that stores it. */
export async function saveOutcome(db: Kysely<Tables>, { key, fingerprint }: Idempotency, appointment: Appointment, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  const row = { key, fingerprint, appointment: JSON.stringify(appointment), created_at: now.toISOString() }
  await db.insertInto('idempotency_keys').values(row).execute()
}
