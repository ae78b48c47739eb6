import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import type { Versions } from './change.ts'
import type { AppointmentRow } from '../tables.ts'
import { editedColumns } from './appointment-row.ts'

/** What restoring writes: it is a decision, and the hold no longer expires. */
export const AS_RESTORED = { deleted_at: null, held_until: null }

/** Whether a row is of another version than those that a change may be made on. */
export function isStale({ version }: AppointmentRow, on: Versions): boolean {
  return on !== null && !on.includes(version)
}

/** Changing one of these decides what becomes of the visit. */
const DECIDES: ReadonlySet<keyof AppointmentRow> = new Set(['status', 'appointment_date', 'appointment_time'])

/** A visit that is moved, cancelled or reopened has not begun. */
const NOT_BEGUN = { on_way_at: null, started_at: null }

/** Changing one of these makes what a customer was told of the price untrue. */
const PRICES: ReadonlySet<keyof AppointmentRow> = new Set(['actual_value', 'calculated_price'])

/** The columns that an edit writes. Where it decides about a visit by hand, as when a released one is given to a crew, the hold no longer expires, and a time that had been released is reserved again. */
export function written(row: AppointmentRow, edit: AppointmentEdit): Partial<AppointmentRow> {
  const columns = editedColumns(edit)
  const isReservedAgain = edit.crew !== undefined && row.released_at !== null
  const changed = changedColumns(row, columns)
  const decided = changed.filter(column => DECIDES.has(column))
  const isUntold = columns.price_told_at === undefined && changed.some(column => PRICES.has(column))
  const isBegunAnew = decided.some(column => column !== 'status' || edit.status === 'Pending' || edit.status === 'Cancelled')
  return {
    ...columns,
    ...((decided.length > 0 || isReservedAgain) && { held_until: null, released_at: null }),
    ...(isBegunAnew && NOT_BEGUN),
    ...(isUntold && { price_told_at: null }),
  }
}

export function changedColumns(row: AppointmentRow, columns: Partial<AppointmentRow>): (keyof AppointmentRow)[] {
  return (Object.keys(columns) as (keyof AppointmentRow)[]).filter(column => row[column] !== columns[column])
}
