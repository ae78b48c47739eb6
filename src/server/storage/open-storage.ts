import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { TRASH_MS } from '#src/booking/trash.ts'
import type { Config } from '../config.ts'
import { buildAccountStore } from './account-store.ts'
import { SpentQuotas } from '../limits/spent-quotas.ts'
import { buildAppointmentStore, type Manner } from './appointment-store.ts'
import { buildAttemptStore } from './attempt-store.ts'
import { BulkJobs } from './bulk-jobs.ts'
import { backUp } from './backup.ts'
import { checkSchema } from './fence.ts'
import { tidyKeys } from './idempotency-keys.ts'
import { serverClock } from './database-clock.ts'
import { migrate } from './migrate.ts'
import { type Migration, migrations, newestSchema } from './migrations/migrations.ts'
import { buildOutboxStore } from './outbox-store.ts'
import { loadSecret } from './secret-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'
import type { Tables } from './tables.ts'
import { oneCommitForAll, sideBySide } from './transactions.ts'
import { lockFolder } from './writer-lock.ts'

/** Where the storage is. */
interface Place extends Pick<Config, 'dataDir' | 'databaseUrl'> {
  /** How long a process that stops may keep the data folder, in ms. */
  predecessorMs?: number
  /** Stands in for the database's clock in tests: PostgreSQL's own, which all its processes share, or this machine's. */
  clock?: () => Date
}

/** Opens the database server that is configured, else the embedded database of the data folder, in its newest shape. */
export async function openStorage(place: Place, now: Date, steps: readonly Migration[] = migrations): Promise<Storage> {
  const { databaseUrl } = place
  return databaseUrl === null ? openEmbedded(place, now, steps) : openServer(databaseUrl, now, steps, place.clock)
}

/** The embedded database has one writer: this process. */
async function openEmbedded({ dataDir, predecessorMs, clock = () => new Date() }: Place, now: Date, steps: readonly Migration[]): Promise<Storage> {
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
  const manner = { inTransaction: oneCommitForAll(db), batchesAtOnce: 1, clock: async () => clock(), spent: new SpentQuotas(clock) }
  return storageOn(db, manner, async () => {
    await db.destroy()
    unlock()
  })
}

async function openServer(url: string, now: Date, steps: readonly Migration[], clock?: () => Date): Promise<Storage> {
  const { oneAtATime, openPostgres } = await import('./postgres.ts')
  await oneAtATime(url, connection => migrate(connection, now, undefined, steps))
  const schema = newestSchema(steps)
  const db = openPostgres(url, undefined, schema)
  const databaseClock = clock === undefined ? serverClock : async () => clock()
  // While the database server stores one batch, the next is decided.
  const manner = { inTransaction: sideBySide(db), batchesAtOnce: 2, clock: databaseClock, spent: new SpentQuotas(clock ?? (() => new Date())) }
  const storage = storageOn(db, manner, () => db.destroy())
  const ping = async () => {
    await checkSchema(db, schema)
    await CAN_WRITE.execute(db)
  }
  return { ...storage, ping }
}

/** Refused by a database that is read-only, and kept waiting by no migration that only closes the fence. */
const CAN_WRITE = sql`select cell from cells where false for update`

function storageOn(db: Kysely<Tables>, manner: Manner, close: () => Promise<void>): Storage {
  const attempts = buildAttemptStore(db)
  const jobs = new BulkJobs(db, manner.inTransaction)
  const appointments = buildAppointmentStore(db, manner, jobs)
  const outbox = buildOutboxStore(db)
  let isClosing = false
  let tidying = Promise.resolve()
  const isStopped = () => isClosing
  async function tidy(now: Date): Promise<void> {
    await tidyKeys(db, now, isStopped)
    await attempts.tidy(now)
    await appointments.purge(new Date(now.getTime() - TRASH_MS), isStopped)
    // Mails that could not be sent are kept as long.
    await outbox.purge(new Date(now.getTime() - TRASH_MS))
    await jobs.tidy(now)
    await jobs.run()
  }
  // What a process that died has left goes on.
  jobs.run().catch(() => undefined)
  return {
    appointments,
    accounts: buildAccountStore(db, manner.inTransaction),
    attempts,
    outbox,
    secret: name => loadSecret(db, name),
    tidy: now => {
      const tidied = tidy(now)
      tidying = tidied.catch(() => undefined)
      return tidied
    },
    now: () => manner.clock(db),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: async () => {
      isClosing = true
      await jobs.stop()
      await tidying
      await close()
    },
  }
}
