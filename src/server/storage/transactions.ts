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

interface Waiting {
  /** Runs the task; what is to be told once it is safe. */
  run: (connection: Kysely<Tables>) => Promise<() => void>
  fail: (error: unknown) => void
}

/**
 * For a database with one writer: tasks that wait at the same time share one transaction, so that many wait for the disk once; each is answered after
 * the common commit. One that fails is told so, and the others are run again without it.
 */
export function oneCommitForAll(db: Kysely<Tables>): InTransaction {
  let waiting: Waiting[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await db.connection().execute(connection => commitTogether(connection, batch))
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

/** Runs a batch in one transaction, and tells each who waits how it ended; throws when there was no transaction, or no commit. */
async function commitTogether(connection: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  await connection.executeQuery(BEGIN)
  const tell: (() => void)[] = []
  try {
    for (const { run } of batch) tell.push(await run(connection))
    await connection.executeQuery(COMMIT)
  } catch (error) {
    await connection.executeQuery(ROLLBACK).catch(() => undefined)
    const failed = batch[tell.length]
    if (failed === undefined) throw error
    failed.fail(error)
    const others = batch.filter(one => one !== failed)
    return others.length > 0 ? commitTogether(connection, others) : undefined
  }
  for (const told of tell) told()
}
