import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { TRASH_MS } from '#src/booking/trash.ts'
import type { Config } from '../config.ts'
import { buildAccountStore } from './account-store.ts'
import { buildAppointmentStore } from './appointment-store.ts'
import { buildAttemptStore } from './attempt-store.ts'
import { backUp } from './backup.ts'
import { checkSchema } from './fence.ts'
import { tidyKeys } from './idempotency-keys.ts'
import { migrate } from './migrate.ts'
import { type Migration, migrations, newestSchema } from './migrations/migrations.ts'
import { buildOutboxStore } from './outbox-store.ts'
import { loadSecret } from './secret-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'
import type { Tables } from './tables.ts'
import { type InTransaction, oneCommitForAll, sideBySide } from './transactions.ts'
import { lockFolder } from './writer-lock.ts'

/** Where the storage is. */
interface Place extends Pick<Config, 'dataDir' | 'databaseUrl'> {
  /** How long a process that stops may keep the data folder, in ms. */
  predecessorMs?: number
}

/** Opens the database server that is configured, else the embedded database of the data folder, in its newest shape. */
export async function openStorage(
  { dataDir, databaseUrl, predecessorMs }: Place,
  now: Date,
  steps: readonly Migration[] = migrations,
): Promise<Storage> {
  return databaseUrl === null ? openEmbedded(dataDir, now, steps, predecessorMs) : openServer(databaseUrl, now, steps)
}

/** The embedded database has one writer: this process. */
async function openEmbedded(dataDir: string, now: Date, steps: readonly Migration[], predecessorMs?: number): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir, predecessorMs)
  const db = openSqlite(dataDir)
  try {
    const backupFile = join(dataDir, 'backups', `before-update-${now.toISOString().replaceAll(':', '-')}.db`)
    await migrate(db, now, () => backUp(dataDir, backupFile), steps)
  } catch (error) {
    await db.destroy()
    unlock()
    throw error
  }
  return storageOn(db, { inTransaction: oneCommitForAll(db), batchesAtOnce: 1 }, async () => {
    await db.destroy()
    unlock()
  })
}

async function openServer(url: string, now: Date, steps: readonly Migration[]): Promise<Storage> {
  const { oneAtATime, openPostgres } = await import('./postgres.ts')
  await oneAtATime(url, connection => migrate(connection, now, undefined, steps))
  const schema = newestSchema(steps)
  const db = openPostgres(url, undefined, schema)
  // While the database server stores one batch, the next is decided.
  const storage = storageOn(db, { inTransaction: sideBySide(db), batchesAtOnce: 2 }, () => db.destroy())
  const ping = async () => {
    await checkSchema(db, schema)
    await CAN_WRITE.execute(db)
  }
  return { ...storage, ping }
}

/** Refused by a database that is read-only, and kept waiting by no migration that only closes the fence. */
const CAN_WRITE = sql`select cell from cells where false for update`

/** How much of its work an engine does at the same time. */
interface Manner {
  inTransaction: InTransaction
  batchesAtOnce: number
}

function storageOn(db: Kysely<Tables>, { inTransaction, batchesAtOnce }: Manner, close: () => Promise<void>): Storage {
  const attempts = buildAttemptStore(db)
  const appointments = buildAppointmentStore(db, inTransaction, batchesAtOnce)
  const outbox = buildOutboxStore(db)
  return {
    appointments,
    accounts: buildAccountStore(db, inTransaction),
    attempts,
    outbox,
    secret: name => loadSecret(db, name),
    tidy: async now => {
      await tidyKeys(db, now)
      await attempts.tidy(now)
      await appointments.purge(new Date(now.getTime() - TRASH_MS))
      // Mails that could not be sent are kept as long.
      await outbox.purge(new Date(now.getTime() - TRASH_MS))
    },
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close,
  }
}
