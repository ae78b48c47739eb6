import { phoneNumber } from '#src/booking/request/phone-number.ts'
import type { Appointment, AppointmentChange, AppointmentList, Status } from '#src/contract/generated/types.ts'

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

/** Returns a request with a change applied; null when the change takes it away. */
export function changedAlone(request: Appointment, change: Change): Appointment | null {
  return changed({ appointments: [request] }, change).appointments[0] ?? null
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
      // A phone number is stored in one form.
      return Object.entries(fields).every(([name, text]) => now[name] === text || now[name] === phoneNumber(text))
    }
    case 'delete':
      return now.deleted_at !== undefined
    case 'restore':
      return now.deleted_at === undefined
  }
}

/** The list without a request. */
export function without(list: AppointmentList, id: string): AppointmentList {
  return { ...list, appointments: list.appointments.filter(row => row.id !== id) }
}

/** Returns the newer of two versions of a request; the first where they are the same. */
export function newest(request: Appointment, other: Appointment): Appointment {
  return other.version > request.version ? other : request
}

/** Returns the list with a request replaced, unless the list's version is newer. */
export function renewed(list: AppointmentList, now: Appointment): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === now.id ? newest(now, row) : row)) }
}

function withRow(list: AppointmentList, id: string, fields: Partial<Pick<Appointment, 'status' | 'actual_value'>>): AppointmentList {
  return { ...list, appointments: list.appointments.map(row => (row.id === id ? { ...row, ...fields } : row)) }
}
