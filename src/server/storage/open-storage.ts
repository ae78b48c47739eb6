import { mkdirSync } from 'node:fs'
import { sql } from 'kysely'
import { buildAccountStore } from './account-store.ts'
import { buildAttemptStore } from './attempt-store.ts'
import { buildAppointmentStore } from './appointment-store.ts'
import { lockFolder } from './writer-lock.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** Opens the embedded database of a data folder in its newest shape. */
export async function openStorage(dataDir: string, now: Date): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  const db = openSqlite(dataDir)
  await migrate(db, now)
  return {
    appointments: buildAppointmentStore(db),
    accounts: buildAccountStore(db),
    attempts: buildAttemptStore(db),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: async () => {
      await db.destroy()
      unlock()
    },
  }
}
