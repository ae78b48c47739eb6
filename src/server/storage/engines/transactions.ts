import { CompiledQuery, type Kysely } from 'kysely'
import { BEGIN_FENCED } from './fence.ts'
import { groupCommit } from './group-commit.ts'
import type { Tables } from '../tables.ts'

/** Runs a task in a transaction and resolves after the commit. A task may be run again, so it must do nothing outside of the database. */
export type InTransaction = <T>(task: Task<T>) => Promise<T>

type Task<T> = (transaction: Kysely<Tables>) => Promise<T>

/** SQLSTATEs of a deadlock (40P01) and a serialization failure (40001). */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** Runs each task in a transaction of its own, concurrently with others as far as its beginning lets it; retries one that lost against another. */
export function sideBySide(db: Kysely<Tables>, begin = BEGIN_FENCED): InTransaction {
  return task => retried(() => db.connection().execute(connection => orNothing(connection, begin, task)))
}

/** Retries a transaction after a deadlock or a serialization failure. */
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

/**
 * Group commit for a database with one writer: tasks that wait at the same time share one transaction, and so one wait for the disk. The first batch
 * takes the tasks of the current microtask turn. `onEnd` is called before a transaction's results are given back, while no other has begun.
 */
export function oneCommitForAll(db: Kysely<Tables>, onEnd: (isCommitted: boolean) => void = () => undefined): InTransaction {
  const run = groupCommit(
    (tasks: readonly Task<unknown>[]) =>
      db.connection().execute(async connection => {
        let isCommitted = false
        try {
          const results = await orNothing(connection, BEGIN, () => inOrder(connection, tasks))
          isCommitted = true
          return results
        } finally {
          onEnd(isCommitted)
        }
      }),
    queueMicrotask,
  )
  return <T>(task: Task<T>) => run(task) as Promise<T>
}

async function inOrder(connection: Kysely<Tables>, tasks: readonly Task<unknown>[]): Promise<unknown[]> {
  const results: unknown[] = []
  for (const task of tasks) results.push(await task(connection))
  return results
}

/** Runs a task between BEGIN and COMMIT; rolls back when it fails. */
async function orNothing<T>(connection: Kysely<Tables>, begin: CompiledQuery, task: Task<T>): Promise<T> {
  try {
    await connection.executeQuery(begin)
    const result = await task(connection)
    const { rows } = await connection.executeQuery<{ command?: string }>(COMMIT)
    // PostgreSQL's answer to COMMIT when a statement had failed; nothing is stored.
    if (rows[0]?.command === 'ROLLBACK') throw new Error('the transaction was rolled back: one of its statements had failed')
    return result
  } catch (error) {
    await connection.executeQuery(ROLLBACK).catch(() => undefined)
    throw error
  }
}
