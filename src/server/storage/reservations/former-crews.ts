import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Stores in `former_crew` which crew each of these appointments has, before its cells are freed: when it reserves its time again, that crew is preferred.
 * Runs inside a transaction that has locked their rows.
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
