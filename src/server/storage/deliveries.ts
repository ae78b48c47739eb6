import type { Kysely } from 'kysely'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { AppointmentEvent, Delivery } from '#src/contract/generated/types.ts'
import { prepareInsert } from './engines/prepared.ts'
import type { DeliveryRow, OutboxRow, Tables } from './tables.ts'

/** Inserts the deliveries of mails that are put into the outbox, in the same transaction. */
export const insertDeliveries = prepareInsert((db, rows: readonly DeliveryRow[]) => db.insertInto('deliveries').values(rows).compile())

/** The delivery of a mail that has been put into the outbox, after an event of its appointment's history; none for a mail to the owner. */
export function deliveriesFor({ id, appointment_id, due_at }: OutboxRow, { to, toVisitor }: Mail, position: number): DeliveryRow[] {
  if (appointment_id === null || toVisitor === undefined) return []
  return [{ id, appointment_id, kind: toVisitor, recipient: to, state: 'waiting', position, at: due_at, settled_at: null }]
}

/** Records what has become of a mail; does nothing for a mail to the owner, and for one whose person was erased meanwhile. */
export async function settleDelivery(db: Kysely<Tables>, id: string, state: Delivery['state'], now: Date): Promise<void> {
  await db.updateTable('deliveries').set({ state, settled_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Records that mails which had been given up are tried again. */
export async function waitAgain(db: Kysely<Tables>): Promise<void> {
  const failed = db.selectFrom('outbox').select('id').where('failed_at', 'is not', null)
  await db.updateTable('deliveries').set({ state: 'waiting', settled_at: null }).where('id', 'in', failed).execute()
}

/** The mails to the visitor of an appointment, in order, as events of its history by the position of the event before them. */
export async function deliveryEvents(db: Kysely<Tables>, appointmentId: string): Promise<ReadonlyMap<number, AppointmentEvent[]>> {
  const rows = await db.selectFrom('deliveries').selectAll().where('appointment_id', '=', appointmentId).orderBy('id').execute()
  const events = Map.groupBy(rows, ({ position }) => position)
  return new Map(Array.from(events, ([position, mails]) => [position, mails.map(asEvent)]))
}

function asEvent({ at, kind, recipient, state, settled_at }: DeliveryRow): AppointmentEvent {
  return { at, kind: 'mailed', by: null, changes: {}, mail: { kind, to: recipient, state, ...(settled_at !== null && { settled_at }) } }
}
