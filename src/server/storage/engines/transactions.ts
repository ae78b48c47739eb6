import { CompiledQuery, type Kysely } from 'kysely'
import { BEGIN_FENCED } from './fence.ts'
import { inBatches } from './in-batches.ts'
import type { Tables } from '../tables.ts'

/** Runs a task in a transaction: all of it or nothing, and nobody is answered before it is safe. A task must do nothing outside of the database. */
export type InTransaction = <T>(task: Task<T>) => Promise<T>

type Task<T> = (transaction: Kysely<Tables>) => Promise<T>

/** What PostgreSQL says when two transactions waited for one another, or could not run side by side (SQLSTATE 40P01, 40001). */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** One transaction for each task, side by side with others. A task that lost against another is run again. */
export function sideBySide(db: Kysely<Tables>): InTransaction {
  return task => retried(() => db.connection().execute(connection => orNothing(connection, BEGIN_FENCED, task)))
}

/** Runs a transaction again that lost against another. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (!AGAIN.has(code) || attempt === ATTEMPTS) throw error
    }
  }
}

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')

/** For a database with one writer: tasks that wait at the same time share one transaction, so that many wait for the disk once; the first have been asked for in the same breath. */
export function oneCommitForAll(db: Kysely<Tables>): InTransaction {
  const run = inBatches(
    (tasks: readonly Task<unknown>[]) => db.connection().execute(connection => orNothing(connection, BEGIN, () => inOrder(connection, tasks))),
    queueMicrotask,
  )
  return <T>(task: Task<T>) => run(task) as Promise<T>
}

async function inOrder(connection: Kysely<Tables>, tasks: readonly Task<unknown>[]): Promise<unknown[]> {
  const results: unknown[] = []
  for (const task of tasks) results.push(await task(connection))
  return results
}

/** Runs a task between a begin and its commit, or takes back all that it has done. */
async function orNothing<T>(connection: Kysely<Tables>, begin: CompiledQuery, task: Task<T>): Promise<T> {
  try {
    await connection.executeQuery(begin)
    const result = await task(connection)
    const { rows } = await connection.executeQuery<{ command?: string }>(COMMIT)
    // PostgreSQL answers so where a statement had failed, and nothing is stored.
    if (rows[0]?.command === 'ROLLBACK') throw new Error('the transaction was rolled back: one of its statements had failed')
    return result
  } catch (error) {
    await connection.executeQuery(ROLLBACK).catch(() => undefined)
    throw error
  }
}
