import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Writes down which crews have the time of these appointments, which is about to be freed: whoever takes it again gets the same crew where that is free.
 * Runs inside a transaction that has locked them.
 */
export async function noteCrews(transaction: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('appointments')
    .set(eb => ({
      former_crew: eb.fn.coalesce(
        eb
          .selectFrom('claimed_cells')
          .select('crew')
          .whereRef('day', '=', 'appointments.appointment_date')
          .whereRef('appointment_id', '=', 'appointments.id')
          .limit(1),
        'former_crew',
      ),
    }))
    .where('id', 'in', ids)
    .execute()
}
