import type { Appointment, AppointmentChange, AppointmentList, Messages, Status } from '#src/contract/generated/types.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { AdminApi } from '../data/admin-api.ts'
import type { AdminContent } from '../data/content.ts'
import { valueText } from '../request/price-texts.ts'
import { personName } from '../request/request-texts.ts'

/** Something that the admin does to requests. */
export type Change =
  | { kind: 'status'; of: Appointment; status: Status }
  | { kind: 'value'; of: Appointment; value: number }
  | { kind: 'edit'; of: Appointment; fields: AppointmentChange }
  | { kind: 'delete'; of: Appointment }
  | { kind: 'delete-all' }
  | { kind: 'restore'; of: Appointment }

/** A change of one request. */
export type ChangeOfOne = Exclude<Change, { kind: 'delete-all' }>

/** Returns the list with a change applied. */
export function changed(list: AppointmentList, change: Change): AppointmentList {
  switch (change.kind) {
    case 'status':
      return withRow(list, change.of.id, { status: change.status })
    case 'value':
      return withRow(list, change.of.id, { actual_value: change.value })
    case 'edit':
      // Not shown before it is saved: the server may ask for confirmation first (422).
      return list
    case 'delete':
    case 'restore':
      return without(list, change.of.id)
    case 'delete-all':
      return { ...list, appointments: [] }
  }
}

/** Saves a change with optimistic locking (If-Match). Returns the request as stored, null when it was deleted. */
export async function saveChange(api: AdminApi, change: ChangeOfOne, version: number): Promise<Appointment | null> {
  const of = { id: change.of.id, version }
  switch (change.kind) {
    case 'status':
      return api.setStatus(of, change.status)
    case 'value':
      return api.setValue(of, change.value)
    case 'edit':
      return api.edit(of, change.fields)
    case 'delete':
      await api.delete(of)
      return null
    case 'restore':
      return api.restore(of)
  }
}

/** Whether a request already has everything that a change would set. */
export function isMade(change: ChangeOfOne, now: Appointment): boolean {
  switch (change.kind) {
    case 'status':
      return now.status === change.status
    case 'value':
      return now.actual_value === change.value
    case 'edit': {
      const { despite_warnings: _, ...fields } = change.fields
      return Object.entries(fields).every(([name, text]) => now[name] === text)
    }
    case 'delete':
      return now.deleted_at !== undefined
    case 'restore':
      return now.deleted_at === undefined
  }
}

/** The message for a change that succeeded. */
export function changeNews(change: Change, content: AdminContent): string {
  switch (change.kind) {
    case 'status':
      return `${personName(change.of)}: status is now ${change.status}`
    case 'value':
      return `${personName(change.of)}: actual value is now ${valueText(change.value, content)}`
    case 'edit':
      return `The request of ${personName(change.of)} was changed`
    case 'delete':
      return `The request of ${personName(change.of)} was deleted`
    case 'delete-all':
      return 'All appointments were deleted'
    case 'restore':
      return `The request of ${personName(change.of)} is back`
  }
}

/** The message for a change that failed, with the reason. */
export function changeFailure(change: Change, { admin }: Messages, message: string): string {
  switch (change.kind) {
    case 'status':
      return fill(admin.statusFailed, { message })
    case 'value':
      return fill(admin.valueFailed, { message })
    case 'edit':
      return message
    case 'delete':
      return fill(admin.deleteFailed, { message })
    case 'delete-all':
      return fill(admin.deleteAllFailed, { message })
    case 'restore':
      return `The request of ${personName(change.of)} stays in the trash: ${message}`
  }
}

/** The list without a request. */
export function without(list: AppointmentList, id: string): AppointmentList {
  return { ...list, appointments: list.appointments.filter(row => row.id !== id) }
}

/** Returns the list with a request replaced, unless the list's version is newer. */
export function renewed(list: AppointmentList, now: Appointment): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === now.id && row.version <= now.version ? now : row)) }
}

function withRow(list: AppointmentList, id: string, fields: Partial<Pick<Appointment, 'status' | 'actual_value'>>): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === id ? { ...row, ...fields } : row)) }
}
