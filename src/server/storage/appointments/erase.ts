import type { Kysely } from 'kysely'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { freeAll } from './appointment-trash.ts'
import type { EditableField } from '#src/booking/appointment/appointment-change.ts'
import type { AppointmentRow, Tables } from '../tables.ts'

/** The result of erasing: rows deleted, and completed ones kept without personal data. */
export interface Erased {
  erased: number
  kept: number
}

/** Whether a field holds personal data; a field without an entry does not compile. */
const IS_PERSONAL: Readonly<Record<EditableField, boolean>> = {
  name: true,
  email: true,
  phone: true,
  message: true,
  appointment_date: false,
  appointment_time: false,
}

const PERSONAL: ReadonlySet<string> = new Set(Object.entries(IS_PERSONAL).flatMap(([field, isPersonal]) => (isPersonal ? [field] : [])))

const NO_PERSON: Partial<Record<EditableField, ''>> = Object.fromEntries([...PERSONAL].map(field => [field, '']))

/** A completed request without personal data: a day, a service and an amount. */
function withoutPerson(row: AppointmentRow, now: Date) {
  return {
    ...NO_PERSON,
    fields: '{}',
    shown_price: null,
    requested_from: null,
    search_text: row.id.toLowerCase(),
    held_until: null,
    version: row.version + 1,
    erased_at: now.toISOString(),
  }
}

/** The owner has to account for the money of completed visits. */
function isKept({ status, deleted_at }: AppointmentRow): boolean {
  return status === 'Completed' && deleted_at === null
}

/**
 * Erases the personal data of appointments: rows (completed ones keep their amounts), histories, waiting mails and reservations. Runs inside a
 * transaction.
 */
export async function eraseAppointments(transaction: Kysely<Tables>, ids: readonly string[], now: Date): Promise<Erased> {
  if (ids.length === 0) return { erased: 0, kept: 0 }
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  const rows = await locked.where('id', 'in', ids).returningAll().execute()
  const [kept, gone] = [rows.filter(isKept), rows.filter(row => !isKept(row))]
  await transaction.deleteFrom('appointment_events').where('appointment_id', 'in', ids).execute()
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  for (const row of kept) await transaction.updateTable('appointments').set(withoutPerson(row, now)).where('id', '=', row.id).execute()
  if (gone.length > 0) {
    await freeAll(transaction, gone)
    const goneIds = gone.map(({ id }) => id)
    await transaction.deleteFrom('appointments').where('id', 'in', goneIds).execute()
  }
  return { erased: gone.length, kept: kept.length }
}

/**
 * Erases every personal value from the histories of appointments that have another address now, since a name or number may have been corrected before
 * or after the address, and their waiting mails, which quote the request as it was sent. Returns how many appointments these were. Runs inside a
 * transaction.
 */
export async function eraseFromHistories(transaction: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  // Locks the appointments: nothing is added to their histories meanwhile.
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  const rows = await locked.where('id', 'in', ids).returning('id').execute()
  const events = await transaction.selectFrom('appointment_events').selectAll().where('appointment_id', 'in', ids).execute()
  for (const { appointment_id, position, changes } of events) {
    const all = Object.entries(JSON.parse(changes) as AppointmentEvent['changes'])
    const left = all.filter(([field]) => !PERSONAL.has(field))
    if (left.length === all.length) continue
    const event = transaction.updateTable('appointment_events').set({ changes: JSON.stringify(Object.fromEntries(left)) })
    await event.where('appointment_id', '=', appointment_id).where('position', '=', position).execute()
  }
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  return rows.length
}

/** The next page of keys with their stored answers. Only this program writes them, so their JSON needs no validation. */
export async function nextKeys(db: Kysely<Tables>, after: string, size: number): Promise<{ key: string; stored: Appointment }[]> {
  const rows = await db.selectFrom('idempotency_keys').select(['key', 'appointment']).where('key', '>', after).orderBy('key').limit(size).execute()
  return rows.map(({ key, appointment }) => ({ key, stored: JSON.parse(appointment) as Appointment }))
}
