import type { Appointment, AppointmentChange, ProgressChange, Status } from '#src/contract/generated/types.ts'
import type { StatusValue } from '../data/requests/change.ts'

/** The outcome of a change: whose version was kept, or that it failed. */
export type Outcome = 'mine' | 'theirs' | 'failed'

/** What the admin can do to one request. */
export interface RequestActions {
  open: (request: Appointment) => void
  /** Opens the form that changes it, at the address. */
  enterAddress: (request: Appointment) => void
  /** Opens the form that moves its visit. */
  move: (request: Appointment) => void
  /** Opens the same form at how long the visit takes. */
  lengthen: (request: Appointment) => void
  /** Sets the status, and with it the actual value where one is given. */
  setStatus: (request: Appointment, status: Status, value?: StatusValue) => void
  /** Sets how far a visit is. */
  setProgress: (request: Appointment, moments: ProgressChange) => void
  /** Sets the actual value; null clears it. */
  setValue: (request: Appointment, value: number | null) => Promise<Outcome>
  askDelete: (request: Appointment) => void
  /** Restores a deleted request. */
  restore: (request: Appointment) => void
  /** Erases the request's person for good. @throws the server's error. */
  erasePerson: (request: Appointment) => Promise<void>
  /** Changes any of its fields. @throws the server's error. */
  change: (request: Appointment, change: AppointmentChange) => Promise<Outcome>
}
