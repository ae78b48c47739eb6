import type { Kysely } from 'kysely'
import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import type { NewAppointment } from './storage.ts'
import type { Tables } from './tables.ts'

/** Begins an appointment's timeline. Runs inside the transaction that stores it. */
export async function addFirstEvent(db: Kysely<Tables>, id: string, kind: NewAppointment['firstEvent'], at: Date): Promise<void> {
  await db.insertInto('appointment_events').values({ appointment_id: id, position: 1, at: at.toISOString(), kind, changes: '{}' }).execute()
}

/** Adds to an appointment's timeline. Runs inside the transaction that makes it happen. */
export async function addEvent(db: Kysely<Tables>, id: string, { at, kind, changes }: Omit<AppointmentEvent, 'at'> & { at: Date }): Promise<void> {
  const { last } = await db
    .selectFrom('appointment_events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('appointment_id', '=', id)
    .executeTakeFirstOrThrow()
  const row = { appointment_id: id, position: (last ?? 0) + 1, at: at.toISOString(), kind, changes: JSON.stringify(changes) }
  await db.insertInto('appointment_events').values(row).execute()
}

/** An appointment's timeline, the oldest first. Only this program writes it, so that its JSON and its words are what they were. */
export async function eventsOf(db: Kysely<Tables>, id: string): Promise<AppointmentEvent[]> {
  const rows = await db.selectFrom('appointment_events').selectAll().where('appointment_id', '=', id).orderBy('position').execute()
  return rows.map(({ at, kind, changes }) => ({ at, kind, changes: JSON.parse(changes) as AppointmentEvent['changes'] }))
}
