import type { Kysely } from 'kysely'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AddOutcome, Idempotency } from './storage.ts'
import { prepared } from './prepared.ts'
import type { IdempotencyKeyRow, Tables } from './tables.ts'

/** How long a request can be repeated. */
const KEPT_MS = 48 * 3_600_000

const findKey = prepared((db, [wanted]: readonly Pick<IdempotencyKeyRow, 'key'>[]) =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', wanted?.key ?? ''),
)

const insertKey = prepared((db, rows: readonly IdempotencyKeyRow[]) =>
  db
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict(conflict => conflict.column('key').doNothing()),
)

/** How an earlier request with the key ended; null when none was stored. */
export async function findOutcome(db: Kysely<Tables>, { key, fingerprint }: Idempotency): Promise<AddOutcome | null> {
  const { rows } = await findKey(db, [{ key }])
  const row = rows[0]
  if (row === undefined) return null
  if (row.fingerprint !== fingerprint) return { kind: 'changed' }
  return { kind: 'stored', appointment: JSON.parse(row.appointment) as Appointment }
}

/**
 * Remembers what a request with a key stores; false when the key has been used. Runs inside the transaction that stores it; a second request with
 * the key waits here until that has ended.
 */
export async function claimKey(db: Kysely<Tables>, { key, fingerprint }: Idempotency, appointment: Appointment, now: Date): Promise<boolean> {
  const row = { key, fingerprint, appointment: JSON.stringify(appointment), created_at: now.toISOString() }
  const { numAffectedRows = 0n } = await insertKey(db, [row])
  return numAffectedRows > 0n
}

/** Forgets a key whose request stored nothing. */
export async function releaseKey(db: Kysely<Tables>, { key }: Idempotency): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
}

/** Forgets keys that are too old to be sent again. */
export async function tidyKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
}
