import type { Appointment, AppointmentChange, Status } from '#src/contract/generated/types.ts'

/** The outcome of a change: whose version was kept, or that it failed. */
export type Outcome = 'mine' | 'theirs' | 'failed'

/** What the admin can do to one request. */
export interface RequestActions {
  open: (request: Appointment) => void
  setStatus: (request: Appointment, status: Status) => void
  setValue: (request: Appointment, value: number) => Promise<Outcome>
  askDelete: (request: Appointment) => void
  /** Restores a deleted request. */
  restore: (request: Appointment) => void
  /** Erases the request's person for good. @throws the server's error. */
  erasePerson: (request: Appointment) => Promise<void>
  /** Changes time or contact data. @throws the server's error. */
  change: (request: Appointment, change: AppointmentChange) => Promise<Outcome>
}
