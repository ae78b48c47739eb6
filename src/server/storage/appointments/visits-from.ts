import type { QueryCreator } from 'kysely'
import { OPEN } from '#src/booking/appointment/status.ts'
import type { StoredVisit } from '#src/booking/schedule/compare-times.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { Tables } from '../tables.ts'

/** The open visits that begin on a day or later and keep their time, each once; whole rows would be many times as much to read. */
export async function visitsFrom(db: QueryCreator<Tables>, day: Day): Promise<StoredVisit[]> {
  return db
    .selectFrom('appointments')
    .select(['id', 'name', 'appointment_date', 'appointment_time'])
    .where('appointment_date', '>=', day)
    .where('deleted_at', 'is', null)
    .where('released_at', 'is', null)
    .where('status', 'in', OPEN)
    .orderBy('appointment_date')
    .orderBy('appointment_time')
    .orderBy('id')
    .execute()
}
