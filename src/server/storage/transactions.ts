import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs a task in a transaction: all of it or nothing, and nobody is answered before it is safe. A task must do nothing outside of the database. */
export type InTransaction = <T>(task: (transaction: Kysely<Tables>) => Promise<T>) => Promise<T>

/** What PostgreSQL says when two transactions waited for one another, or could not run side by side (SQLSTATE 40P01, 40001). */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** One transaction for each task, side by side with others. A task that lost against another is run again. */
export function sideBySide(db: Kysely<Tables>): InTransaction {
  return async task => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(task)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null
        if (!AGAIN.has(code) || attempt === ATTEMPTS) throw error
      }
    }
  }
}

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint task')
const RELEASE = CompiledQuery.raw('release task')
const ROLLBACK_TO = CompiledQuery.raw('rollback to task')

interface Waiting {
  /** Runs the task; what is to be told once it is safe. */
  run: (connection: Kysely<Tables>) => Promise<() => void>
  fail: (error: unknown) => void
}

/**
 * For a database with one writer: tasks that wait at the same time share one transaction, each behind a savepoint of its own, so that many wait for
 * the disk once. A task that fails takes back its own part alone; each is answered after the common commit.
 */
export function oneCommitForAll(db: Kysely<Tables>): InTransaction {
  let waiting: Waiting[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const tell = await db.connection().execute(connection => commitTogether(connection, batch))
        for (const told of tell) told()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    isRunning = false
  }

  return task =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async connection => {
          const result = await task(connection)
          return () => resolve(result)
        },
        fail: reject,
      })
      if (isRunning) return
      isRunning = true
      // Whatever else has arrived in this turn of the event loop comes along.
      setImmediate(() => void runAll())
    })
}

async function commitTogether(connection: Kysely<Tables>, batch: readonly Waiting[]): Promise<(() => void)[]> {
  await connection.executeQuery(BEGIN)
  try {
    const tell: (() => void)[] = []
    for (const { run, fail } of batch) {
      await connection.executeQuery(SAVEPOINT)
      try {
        tell.push(await run(connection))
      } catch (error) {
        await connection.executeQuery(ROLLBACK_TO)
        tell.push(() => fail(error))
      }
      await connection.executeQuery(RELEASE)
    }
    await connection.executeQuery(COMMIT)
    return tell
  } catch (error) {
    await connection.executeQuery(ROLLBACK).catch(() => undefined)
    throw error
  }
}
