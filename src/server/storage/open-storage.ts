import { mkdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { buildAccountStore } from './accounts/account-store.ts'
import { SpentQuotas } from '../limits/spent-quotas.ts'
import { buildAppointmentStore } from './appointments/build-appointment-store.ts'
import type { EngineTraits } from './engines/engine-traits.ts'
import { buildAttemptStore } from './accounts/attempt-store.ts'
import { BulkJobs } from './appointments/bulk-jobs.ts'
import { backUp } from './backup/backup.ts'
import { BEGIN_CLOSING, checkSchema } from './engines/fence.ts'
import { buildClosureStore } from './closures/closure-store.ts'
import { deleteCopies, updateCopy } from './backup/copies.ts'
import { buildCouponStore } from './coupons/coupon-store.ts'
import { buildCustomerStore } from './customers/customer-store.ts'
import { buildPersonalDataStore } from './appointments/personal-data-store.ts'
import { serverClock } from './engines/database-clock.ts'
import { type Files, NO_FILES } from './engines/files.ts'
import { migrate } from './engines/migrate.ts'
import { LocalNews } from './engines/local-news.ts'
import { type Migration, migrations, newestSchema } from './migrations/migrations.ts'
import { buildOutboxStore } from './outbox-store.ts'
import { buildOwnListStore } from './own-list-store.ts'
import { loadSecret } from './accounts/secret-store.ts'
import { openSqlite } from './engines/sqlite.ts'
import type { News } from './news.ts'
import type { Storage } from './storage.ts'
import { buildTidying } from './tidying.ts'
import type { Tables } from './tables.ts'
import { oneCommitForAll, sideBySide } from './engines/transactions.ts'
import { lockFolder } from './engines/writer-lock.ts'

/** Where the storage is, and how to open it. */
interface StorageOptions extends Pick<Config, 'dataDir' | 'databaseUrl'> {
  /** How long to wait for a stopping process to release the data folder, in ms. */
  predecessorMs?: number
  /** Replaces the database's clock in tests; else PostgreSQL's own, which all its processes share, or this machine's. */
  clock?: () => Date
}

/** Opens the configured database server, else the embedded database of the data folder, and migrates it to the newest schema. */
export async function openStorage(options: StorageOptions, now: Date, steps: readonly Migration[] = migrations): Promise<Storage> {
  const { databaseUrl } = options
  return databaseUrl === null ? openEmbedded(options, now, steps) : openServer(databaseUrl, now, steps, options.clock)
}

/** The embedded database has one writer: this process. */
async function openEmbedded(
  { dataDir, predecessorMs, clock = () => new Date() }: StorageOptions,
  now: Date,
  steps: readonly Migration[],
): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir, predecessorMs)
  const news = new LocalNews()
  const db = openSqlite(dataDir, payload => news.collect(payload))
  try {
    let isUpdate = false
    const before = () => {
      isUpdate = true
      backUp(dataDir, updateCopy(dataDir, now))
    }
    await migrate(db, now, before, steps)
    // Migrations leave replaced rows in free pages, and older versions did not overwrite deleted ones.
    if (isUpdate) await sql`vacuum`.execute(db)
  } catch (error) {
    await db.destroy()
    unlock()
    throw error
  }
  const inTransaction = oneCommitForAll(db, isCommitted => news.end(isCommitted))
  const traits = { inTransaction, whileNobodyReserves: inTransaction, batchesAtOnce: 1, clock: async () => clock(), spent: new SpentQuotas(clock) }
  const files: Files = {
    deleteCopies: async madeBefore => deleteCopies(dataDir, madeBefore),
    // Deleted rows survive in the write-ahead log until it is truncated.
    scrub: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    settle: async () => void (await sql`pragma wal_checkpoint(passive)`.execute(db)),
  }
  return storageOn(db, traits, files, news, async () => {
    await db.destroy()
    unlock()
  })
}

async function openServer(url: string, now: Date, steps: readonly Migration[], clock?: () => Date): Promise<Storage> {
  const { oneAtATime, openPostgres } = await import('./engines/postgres.ts')
  const { PostgresNews } = await import('./engines/postgres-news.ts')
  await oneAtATime(url, connection => migrate(connection, now, undefined, steps))
  const schema = newestSchema(steps)
  const db = openPostgres(url, undefined, schema)
  const databaseClock = clock === undefined ? serverClock : async () => clock()
  // One batch is decided while the database server stores the other.
  const traits = {
    inTransaction: sideBySide(db),
    whileNobodyReserves: sideBySide(db, BEGIN_CLOSING),
    batchesAtOnce: 2,
    clock: databaseClock,
    spent: new SpentQuotas(clock ?? (() => new Date())),
  }
  const news = new PostgresNews(url)
  const storage = storageOn(db, traits, NO_FILES, news, async () => {
    await news.close()
    await db.destroy()
  })
  const ping = async () => {
    await checkSchema(db, schema)
    await CAN_WRITE.execute(db)
  }
  return { ...storage, ping }
}

/** Fails on a read-only database. Its ROW SHARE lock on the table does not conflict with the fence that a migration closes. */
const CAN_WRITE = sql`select cell from cells where false for update`

function storageOn(db: Kysely<Tables>, traits: EngineTraits, files: Files, news: News, close: () => Promise<void>): Storage {
  const attempts = buildAttemptStore(db)
  const jobs = new BulkJobs(db, traits)
  const appointments = buildAppointmentStore(db, traits, jobs)
  const outbox = buildOutboxStore(db)
  const tidying = buildTidying({ db, traits, attempts, appointments, outbox, jobs, files })
  const personalData = buildPersonalDataStore(db, traits.inTransaction, async () => {
    await files.scrub()
    // Copies hold the person too, and one person cannot be removed from a copy: delete them all.
    return files.deleteCopies(new Date(8.64e15))
  })
  // Resume the jobs of a process that died.
  jobs.run().catch(() => undefined)
  return {
    appointments,
    accounts: buildAccountStore(db, traits.inTransaction),
    attempts,
    outbox,
    secret: name => loadSecret(db, name),
    personalData,
    customers: buildCustomerStore(db, traits.inTransaction),
    closures: buildClosureStore(db, traits),
    ownLists: buildOwnListStore(db, traits.inTransaction),
    coupons: buildCouponStore(db),
    news,
    tidy: tidying.tidy,
    now: () => traits.clock(db),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: async () => {
      await Promise.all([jobs.stop(), tidying.stop()])
      await close()
    },
  }
}
