import { type Kysely, sql } from 'kysely'
import type { RestoreOutcome } from '#src/contract/generated/types.ts'
import type { ChangeOutcome } from './storage.ts'
import type { Tables } from './tables.ts'

/** So many go into one statement: databases limit its parameters. */
const STATEMENT_ROWS = 500

/** So many are restored at once: they share their way to the disk, and others need not wait for all of them. */
const AT_ONCE = 50

/** Deletes all appointments softly, frees their times and notes it in each timeline. Runs inside a transaction. */
export async function deleteAllAppointments(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const at = now.toISOString()
  // First of all: this locks them, so that whoever is changing one has either finished or waits.
  const deleted = transaction
    .updateTable('appointments')
    .set(eb => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('deleted_at', 'is', null)
  const ids = (await deleted.returning('id').execute()).map(({ id }) => id)
  // Theirs alone: a booking that is stored meanwhile keeps its time.
  const gone = transaction.selectFrom('appointments').select('id').where('deleted_at', '=', at)
  await transaction.deleteFrom('claimed_cells').where('appointment_id', 'in', gone).execute()
  for (const some of inParts(ids, STATEMENT_ROWS)) {
    await transaction
      .insertInto('appointment_events')
      .columns(['appointment_id', 'position', 'at', 'kind', 'changes'])
      .expression(eb =>
        eb
          .selectFrom('appointments')
          .leftJoin('appointment_events', 'appointment_events.appointment_id', 'appointments.id')
          .select(({ fn }) => [
            'appointments.id',
            sql<number>`coalesce(${fn.max('appointment_events.position')}, 0) + 1`.as('position'),
            sql<string>`${at}`.as('at'),
            sql<'deleted'>`'deleted'`.as('kind'),
            sql<string>`'{}'`.as('changes'),
          ])
          .where('appointments.id', 'in', some)
          .groupBy('appointments.id'),
      )
      .execute()
  }
}

/** Restores everything that was deleted at a moment, each by itself; what has lost its time stays in the trash. */
export async function restoreTogether(
  db: Kysely<Tables>,
  restore: (id: string) => Promise<ChangeOutcome>,
  deletedAt: string,
): Promise<RestoreOutcome> {
  const deleted = db.selectFrom('appointments').select(['id', 'name', 'appointment_date', 'appointment_time']).where('deleted_at', '=', deletedAt)
  const outcome: RestoreOutcome = { restored: 0, taken: [] }
  for (const some of inParts(await deleted.orderBy('created_at').orderBy('id').execute(), AT_ONCE)) {
    const kinds = await Promise.all(some.map(async ({ id }) => (await restore(id)).kind))
    outcome.restored += kinds.filter(kind => kind === 'changed').length
    outcome.taken.push(...some.filter((_, index) => kinds[index] === 'taken'))
  }
  return outcome
}

function inParts<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, part) => all.slice(part * length, (part + 1) * length))
}
