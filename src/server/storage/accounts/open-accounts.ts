import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/environment-reader.ts'
import { type AccountStore, buildAccountStore } from './account-store.ts'
import { openPostgres } from '../engines/postgres.ts'
import { databaseFile, openSqlite } from '../engines/sqlite.ts'
import { oneCommitForAll, sideBySide } from '../engines/transactions.ts'
import { isUnavailable } from '../engines/unavailable.ts'

const ATTEMPTS = 50
const RETRY_MS = 100

/**
 * Runs a task on the accounts beside a running site. It takes no lock of the data folder and changes no schema: a task is one short transaction, which the
 * database itself keeps apart from others.
 * @throws ConfigError when there is no database yet.
 */
export async function withAccounts<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  task: (accounts: AccountStore) => Promise<T>,
): Promise<T> {
  if (databaseUrl === null && !existsSync(databaseFile(dataDir)))
    throw new ConfigError([`there is no database in ${dataDir}: start the site once, or give its DATA_DIR`])
  const db = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)
  const accounts = buildAccountStore(db, databaseUrl === null ? oneCommitForAll(db) : sideBySide(db))
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await task(accounts)
      } catch (error) {
        // The database is busy with the site or away for a moment: retry.
        if (!isUnavailable(error) || attempt === ATTEMPTS) throw error
        await setTimeout(RETRY_MS)
      }
    }
  } finally {
    await db.destroy()
  }
}
