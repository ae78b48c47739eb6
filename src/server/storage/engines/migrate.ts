import { type Kysely, SqliteAdapter } from 'kysely'
import { StartError } from '../../lifecycle/start-error.ts'
import { closeFence, fence } from './fence.ts'
import { type Migration, migrations } from '../migrations/migrations.ts'
import type { Tables } from '../tables.ts'
import { retried } from './transactions.ts'

/**
 * Applies the steps that the database lacks. Runs `before` first when it already has some of them.
 * @throws StartError when a newer version of the program has changed the database.
 */
export async function migrate(
  db: Kysely<Tables>,
  now: Date,
  before: () => void = () => undefined,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('applied_at', 'text', column => column.notNull())
    .execute()
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  const unknown = [...applied].filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) throw new StartError(`the database was made by a newer version of this program (${unknown.join(', ')}): start that version`)
  if (applied.size > 0 && applied.size < steps.length) before()
  for (const step of steps) {
    if (!applied.has(step.name)) await apply(db, step, now)
  }
}

/**
 * Applies a step and its fence in one transaction: a writer finds the old schema, or waits and is refused. The embedded database has no other writer.
 */
async function apply(db: Kysely<Tables>, { name, up }: Migration, now: Date): Promise<void> {
  const isShared = !(db.getExecutor().adapter instanceof SqliteAdapter)
  // A program that does not know the fence can deadlock with this transaction.
  await retried(() =>
    db.transaction().execute(async transaction => {
      if (isShared) await closeFence(transaction)
      await up(transaction.schema, transaction)
      await transaction.insertInto('migrations').values({ name, applied_at: now.toISOString() }).execute()
      if (isShared) await fence(transaction, name)
    }),
  )
}
