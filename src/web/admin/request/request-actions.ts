import type { Appointment, Status } from '#src/contract/generated/types.ts'

/** What the admin can do to one request. */
export interface RequestActions {
  open: (request: Appointment) => void
  setStatus: (request: Appointment, status: Status) => void
  setValue: (request: Appointment, value: number) => void
  askDelete: (request: Appointment) => void
}
