import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What PostgreSQL says when two transactions waited for one another, or could not run side by side (SQLSTATE 40P01, 40001). */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** Runs a task in a transaction: all of it or nothing. A task that lost against another is run again; it must do nothing outside of the database. */
export async function inTransaction<T>(db: Kysely<Tables>, task: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(task)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (!AGAIN.has(code) || attempt === ATTEMPTS) throw error
    }
  }
}
