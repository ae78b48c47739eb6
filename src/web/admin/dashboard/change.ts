import type { Appointment, AppointmentList, Messages, Status } from '#src/contract/generated/types.ts'
import { fill } from '#src/catalog/fill.ts'
import type { AdminApi } from '../admin-api.ts'
import type { AdminContent } from '../content.ts'
import { valueText } from '../request/price-texts.ts'

/** Something that the admin does to requests. */
export type Change =
  | { kind: 'status'; of: Appointment; status: Status }
  | { kind: 'value'; of: Appointment; value: number }
  | { kind: 'delete'; of: Appointment }
  | { kind: 'delete-all' }
  | { kind: 'restore'; of: Appointment }

/** The list once a change is made. */
export function changed(list: AppointmentList, change: Change): AppointmentList {
  switch (change.kind) {
    case 'status':
      return withRow(list, change.of.id, { status: change.status })
    case 'value':
      return withRow(list, change.of.id, { actual_value: change.value })
    case 'delete':
    case 'restore':
      return { appointments: list.appointments.filter(({ id }) => id !== change.of.id) }
    case 'delete-all':
      return { appointments: [] }
  }
}

/** Asks the server to make a change. */
export function saveChange(api: AdminApi, change: Change): Promise<void> {
  switch (change.kind) {
    case 'status':
      return api.setStatus(change.of.id, change.status)
    case 'value':
      return api.setValue(change.of.id, change.value)
    case 'delete':
      return api.delete(change.of.id)
    case 'delete-all':
      return api.deleteAll()
    case 'restore':
      return api.restore(change.of.id)
  }
}

/** What is said when a change was made. */
export function changeNews(change: Change, content: AdminContent): string {
  switch (change.kind) {
    case 'status':
      return `${change.of.name}: status is now ${change.status}`
    case 'value':
      return `${change.of.name}: actual value is now ${valueText(change.value, content)}`
    case 'delete':
      return `The request of ${change.of.name} was deleted`
    case 'delete-all':
      return 'All appointments were deleted'
    case 'restore':
      return `The request of ${change.of.name} is back`
  }
}

/** What is said when a change failed, and why. */
export function changeFailure(change: Change, { admin }: Messages, message: string): string {
  switch (change.kind) {
    case 'status':
      return fill(admin.statusFailed, { message })
    case 'value':
      return fill(admin.valueFailed, { message })
    case 'delete':
      return fill(admin.deleteFailed, { message })
    case 'delete-all':
      return fill(admin.deleteAllFailed, { message })
    case 'restore':
      return `The request of ${change.of.name} stays in the trash: ${message}`
  }
}

function withRow(list: AppointmentList, id: string, fields: Partial<Pick<Appointment, 'status' | 'actual_value'>>): AppointmentList {
  return { appointments: list.appointments.map(row => (row.id === id ? { ...row, ...fields } : row)) }
}
