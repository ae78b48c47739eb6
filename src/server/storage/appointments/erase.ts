import type { Kysely } from 'kysely'
import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import { freeAll } from './bulk-deletion.ts'
import type { AppointmentRow, Tables } from '../tables.ts'
import { deleteNotes } from '../customers/notes.ts'
import { deleteUses } from '../coupons/coupon-uses.ts'
import { deleteMails } from '../outbox-store.ts'
import { announce } from '../news.ts'

/** The result of erasing: rows deleted, and completed ones kept without personal data. */
export interface Erased {
  erased: number
  kept: number
}

/** A column that says nothing of its person, and stays. */
const STAYS = 'stays'

/** What a completed request has after erasure, by column, so that a day, a service and an amount are left; a column without an answer does not compile. */
const AFTER_ERASURE: { readonly [Column in keyof AppointmentRow]: typeof STAYS | ((row: AppointmentRow, now: Date) => AppointmentRow[Column]) } = {
  id: STAYS,
  version: row => row.version + 1,
  name: () => '',
  email: () => '',
  phone: () => '',
  message: () => '',
  category: STAYS,
  service_type: STAYS,
  request_type: STAYS,
  appointment_date: STAYS,
  appointment_time: STAYS,
  minutes: STAYS,
  fields: () => '{}',
  further_items: () => null,
  estimate: STAYS,
  calculated_price: STAYS,
  estimated_value: STAYS,
  actual_value: STAYS,
  addons_amount: STAYS,
  rules_amount: STAYS,
  taxes_amount: STAYS,
  shown_price: () => null,
  status: STAYS,
  created_at: STAYS,
  deleted_at: STAYS,
  requested_from: () => null,
  search_text: row => row.id.toLowerCase(),
  email_key: () => null,
  phone_key: () => null,
  held_until: () => null,
  released_at: STAYS,
  on_way_at: STAYS,
  started_at: STAYS,
  erased_at: (_row, now) => now.toISOString(),
  former_crew: STAYS,
  price_told_at: STAYS,
}

function withoutPerson(row: AppointmentRow, now: Date): Partial<AppointmentRow> {
  return Object.fromEntries(Object.entries(AFTER_ERASURE).flatMap(([column, valueOf]) => (valueOf === STAYS ? [] : [[column, valueOf(row, now)]])))
}

/** Which crew had a visit is read from its cells, and says nothing of its person. */
const ANSWERS: Partial<Record<string, unknown>> = { ...AFTER_ERASURE, crew: STAYS }

/** Whether a change in a history tells of its person; a field without a column of its name does. */
function isPersonal(field: string): boolean {
  return ANSWERS[field] !== STAYS
}

/** The owner has to account for the money of completed visits. */
function isKept({ status, deleted_at }: AppointmentRow): boolean {
  return status === 'Completed' && deleted_at === null
}

/**
 * Erases the personal data of appointments: rows (completed ones keep their amounts), histories, mails and reservations. Runs inside a
 * transaction.
 */
export async function eraseAppointments(transaction: Kysely<Tables>, ids: readonly string[], now: Date): Promise<Erased> {
  if (ids.length === 0) return { erased: 0, kept: 0 }
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  const rows = await locked.where('id', 'in', ids).returningAll().execute()
  const [kept, gone] = [rows.filter(isKept), rows.filter(row => !isKept(row))]
  await transaction.deleteFrom('appointment_events').where('appointment_id', 'in', ids).execute()
  await deleteMails(transaction, ids)
  await deleteNotes(transaction, ids)
  for (const row of kept) await transaction.updateTable('appointments').set(withoutPerson(row, now)).where('id', '=', row.id).execute()
  if (gone.length > 0) {
    await freeAll(transaction, gone)
    const goneIds = gone.map(({ id }) => id)
    await deleteUses(transaction, goneIds)
    await transaction.deleteFrom('appointments').where('id', 'in', goneIds).execute()
  }
  await announce(transaction, 'erased', 'many')
  return { erased: gone.length, kept: kept.length }
}

/**
 * Erases every personal value from the histories of appointments that have another address now, since a name or number may have been corrected before
 * or after the address, and their mails, which quote the request as it was sent and name the address. Returns how many appointments these were. Runs inside a
 * transaction.
 */
export async function eraseFromHistories(transaction: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  // Locks the appointments: nothing is added to their histories meanwhile.
  const locked = transaction.updateTable('appointments').set(eb => ({ status: eb.ref('status') }))
  const rows = await locked.where('id', 'in', ids).returning('id').execute()
  const events = await transaction.selectFrom('appointment_events').selectAll().where('appointment_id', 'in', ids).execute()
  for (const { appointment_id, position, changes } of events) {
    const all = Object.entries(JSON.parse(changes) as AppointmentEvent['changes'])
    const left = all.filter(([field]) => !isPersonal(field))
    if (left.length === all.length) continue
    const event = transaction.updateTable('appointment_events').set({ changes: JSON.stringify(Object.fromEntries(left)) })
    await event.where('appointment_id', '=', appointment_id).where('position', '=', position).execute()
  }
  await deleteMails(transaction, ids)
  await announce(transaction, 'erased', 'many')
  return rows.length
}
