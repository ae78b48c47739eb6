import type { Kysely } from 'kysely'
import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import { prepareInsert } from '../engines/prepared.ts'
import type { AppointmentEventRow, AppointmentRow, Tables } from '../tables.ts'

/** Inserts first events. */
export const insertEvents = prepareInsert((db, rows: readonly AppointmentEventRow[]) => db.insertInto('appointment_events').values(rows).compile())

/** Appends an event to an appointment's history. Runs inside the transaction of the change. */
export async function addEvent(db: Kysely<Tables>, id: string, { at, kind, changes }: Omit<AppointmentEvent, 'at'> & { at: Date }): Promise<void> {
  const { last } = await db
    .selectFrom('appointment_events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('appointment_id', '=', id)
    .executeTakeFirstOrThrow()
  const row = { appointment_id: id, position: (last ?? 0) + 1, at: at.toISOString(), kind, changes: JSON.stringify(changes) }
  await db.insertInto('appointment_events').values(row).execute()
}

/**
 * Returns an appointment's history. A visitor's request has no row of its own: its event is derived from `created_at`. Only this program writes
 * events, so their JSON needs no validation.
 */
export async function eventsOf(db: Kysely<Tables>, { id, created_at }: Pick<AppointmentRow, 'id' | 'created_at'>): Promise<AppointmentEvent[]> {
  const rows = await db.selectFrom('appointment_events').selectAll().where('appointment_id', '=', id).orderBy('position').execute()
  const events = rows.map(({ at, kind, changes }) => ({ at, kind, changes: JSON.parse(changes) as AppointmentEvent['changes'] }))
  return events[0]?.kind === 'entered' ? events : [{ at: created_at, kind: 'requested', changes: {} }, ...events]
}

/** The next page of the events of all histories, in the order of their key, including those without changes. */
export async function nextEvents(
  db: Kysely<Tables>,
  after: { id: string; position: number },
  size: number,
): Promise<{ id: string; position: number; changes: AppointmentEvent['changes'] }[]> {
  const rows = await db
    .selectFrom('appointment_events')
    .select(['appointment_id', 'position', 'changes'])
    .where(eb => eb(eb.refTuple('appointment_id', 'position'), '>', eb.tuple(after.id, after.position)))
    .orderBy('appointment_id')
    .orderBy('position')
    .limit(size)
    .execute()
  return rows.map(({ appointment_id: id, position, changes }) => ({ id, position, changes: JSON.parse(changes) as AppointmentEvent['changes'] }))
}
