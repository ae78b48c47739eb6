import { mkdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { TRASH_DAYS } from '#src/booking/appointment/trash.ts'
import type { Config } from '../config/config.ts'
import { buildAccountStore } from './accounts/account-store.ts'
import { SpentQuotas } from '../limits/spent-quotas.ts'
import { buildAppointmentStore, type Manner } from './appointments/appointment-store.ts'
import { buildAttemptStore } from './accounts/attempt-store.ts'
import { BulkJobs } from './appointments/bulk-jobs.ts'
import { backUp } from './backup/backup.ts'
import { checkSchema } from './engines/fence.ts'
import { deleteCopies, updateCopy } from './backup/copies.ts'
import { buildPeopleStore } from './appointments/people-store.ts'
import { eraseOld, type Retention } from './appointments/retention.ts'
import { tidyKeys } from './appointments/idempotency-keys.ts'
import { serverClock } from './engines/database-clock.ts'
import { migrate } from './engines/migrate.ts'
import { type Migration, migrations, newestSchema } from './migrations/migrations.ts'
import { buildOutboxStore } from './outbox-store.ts'
import { loadSecret } from './accounts/secret-store.ts'
import { openSqlite } from './engines/sqlite.ts'
import type { Storage } from './storage.ts'
import type { Tables } from './tables.ts'
import { oneCommitForAll, sideBySide } from './engines/transactions.ts'
import { lockFolder } from './engines/writer-lock.ts'

/** Where the storage is. */
interface Place extends Pick<Config, 'dataDir' | 'databaseUrl'> {
  /** How long a process that stops may keep the data folder, in ms. */
  predecessorMs?: number
  /** Stands in for the database's clock in tests: PostgreSQL's own, which all its processes share, or this machine's. */
  clock?: () => Date
}

const DAY_MS = 24 * 3_600_000

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
    let isUpdate = false
    const before = () => {
      isUpdate = true
      backUp(dataDir, updateCopy(dataDir, now))
    }
    await migrate(db, now, before, steps)
    // A step leaves what it has replaced in free pages, and older programs did not overwrite what they deleted.
    if (isUpdate) await sql`vacuum`.execute(db)
  } catch (error) {
    await db.destroy()
    unlock()
    throw error
  }
  const manner = { inTransaction: oneCommitForAll(db), batchesAtOnce: 1, clock: async () => clock(), spent: new SpentQuotas(clock) }
  const files: Files = {
    deleteCopies: async madeBefore => deleteCopies(dataDir, madeBefore),
    // What was deleted still stands in the log, until that is empty.
    scrub: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
  }
  return storageOn(db, manner, files, async () => {
    await db.destroy()
    unlock()
  })
}

async function openServer(url: string, now: Date, steps: readonly Migration[], clock?: () => Date): Promise<Storage> {
  const { oneAtATime, openPostgres } = await import('./engines/postgres.ts')
  await oneAtATime(url, connection => migrate(connection, now, undefined, steps))
  const schema = newestSchema(steps)
  const db = openPostgres(url, undefined, schema)
  const databaseClock = clock === undefined ? serverClock : async () => clock()
  // While the database server stores one batch, the next is decided.
  const manner = { inTransaction: sideBySide(db), batchesAtOnce: 2, clock: databaseClock, spent: new SpentQuotas(clock ?? (() => new Date())) }
  const storage = storageOn(db, manner, NO_FILES, () => db.destroy())
  const ping = async () => {
    await checkSchema(db, schema)
    await CAN_WRITE.execute(db)
  }
  return { ...storage, ping }
}

/** Refused by a database that is read-only, and kept waiting by no migration that only closes the fence. */
const CAN_WRITE = sql`select cell from cells where false for update`

/** The files in which an engine may still hold what it has deleted. */
interface Files {
  /** Deletes copies that were made before that; how many. */
  deleteCopies: (madeBefore: Date) => Promise<number>
  scrub: () => Promise<void>
}

/** Those of a database server are its own: it overwrites what was deleted when it vacuums. */
const NO_FILES: Files = { deleteCopies: async () => 0, scrub: async () => undefined }

function storageOn(db: Kysely<Tables>, manner: Manner, { deleteCopies: deleteFiles, scrub }: Files, close: () => Promise<void>): Storage {
  const attempts = buildAttemptStore(db)
  const jobs = new BulkJobs(db, manner.inTransaction)
  const appointments = buildAppointmentStore(db, manner, jobs)
  const outbox = buildOutboxStore(db)
  let isClosing = false
  let tidying = Promise.resolve()
  const isStopped = () => isClosing
  const people = buildPeopleStore(db, manner.inTransaction, async () => {
    await scrub()
    // They hold the person too, and nobody can take one out of them.
    return deleteFiles(new Date(8.64e15))
  })
  async function tidy(now: Date, { requestDays, trashDays, copyDays }: Partial<Retention>): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await tidyKeys(db, now, isStopped)
    await attempts.tidy(now)
    await appointments.purge(daysAgo(trashDays ?? TRASH_DAYS), isStopped)
    // Mails that could not be sent are kept as long.
    await outbox.purge(daysAgo(trashDays ?? TRASH_DAYS))
    if (requestDays !== undefined) await eraseOld(db, manner.inTransaction, requestDays, now, isStopped)
    if (copyDays !== undefined) await deleteFiles(daysAgo(copyDays))
    await jobs.tidy(now)
    await jobs.run()
    await scrub()
  }
  // What a process that died has left goes on.
  jobs.run().catch(() => undefined)
  return {
    appointments,
    accounts: buildAccountStore(db, manner.inTransaction),
    attempts,
    outbox,
    secret: name => loadSecret(db, name),
    people,
    tidy: (now, retention = {}) => {
      const tidied = tidy(now, retention)
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
