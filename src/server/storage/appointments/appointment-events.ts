import type { Kysely } from 'kysely'
import type { AppointmentEvent, RequestNews } from '#src/contract/generated/types.ts'
import { deliveryEvents } from '../deliveries.ts'
import { prepareInsert } from '../engines/prepared.ts'
import { announce } from '../news.ts'
import type { AppointmentEventRow, AppointmentRow, Tables } from '../tables.ts'

/** Inserts first events. */
export const insertEvents = prepareInsert((db, rows: readonly AppointmentEventRow[]) => db.insertInto('appointment_events').values(rows).compile())

/** An event that is appended to a history. */
interface NewEvent extends Pick<AppointmentEvent, 'by' | 'changes'> {
  at: Date
  kind: Exclude<RequestNews['kind'], 'erased' | 'closures'>
}

/**
 * Appends an event to the history of an appointment and announces it. To be called inside the transaction of the change, with the appointment as the
 * change leaves it. Returns the event's position.
 */
export async function addEvent(
  db: Kysely<Tables>,
  { id, version }: Pick<AppointmentRow, 'id' | 'version'>,
  { at, kind, by, changes }: NewEvent,
): Promise<number> {
  const position = (await lastPosition(db, id)) + 1
  const row = { appointment_id: id, position, at: at.toISOString(), kind, by, changes: JSON.stringify(changes) }
  await db.insertInto('appointment_events').values(row).execute()
  await announce(db, kind, [{ id, version }])
  return position
}

/** The position of the last event of an appointment's history; 0 when it has no row. */
export async function lastPosition(db: Kysely<Tables>, id: string): Promise<number> {
  const { last } = await db
    .selectFrom('appointment_events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('appointment_id', '=', id)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * Returns an appointment's history, with the mails to its visitor. A visitor's request has no row of its own: its event is derived from `created_at`.
 * Only this program writes events, so their JSON needs no validation.
 */
export async function eventsOf(db: Kysely<Tables>, { id, created_at }: Pick<AppointmentRow, 'id' | 'created_at'>): Promise<AppointmentEvent[]> {
  const rows = await db.selectFrom('appointment_events').selectAll().where('appointment_id', '=', id).orderBy('position').execute()
  const mails = await deliveryEvents(db, id)
  const events = rows.flatMap(({ position, at, kind, by, changes }) => [
    { at, kind, by, changes: JSON.parse(changes) as AppointmentEvent['changes'] },
    ...(mails.get(position) ?? []),
  ])
  const requested: AppointmentEvent = { at: created_at, kind: 'requested', by: 'visitor', changes: {} }
  return events[0]?.kind === 'entered' ? events : [requested, ...(mails.get(0) ?? []), ...events]
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
