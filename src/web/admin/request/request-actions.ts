import type { Appointment, AppointmentChange, AppointmentDetail, PersonExport, Status, StatusCounts } from '#src/contract/generated/types.ts'

/** How a change ended: whose version stands, when the server took it. */
export type Outcome = 'mine' | 'theirs' | 'failed'

/** What the admin can do to one request. */
export interface RequestActions {
  open: (request: Appointment) => void
  setStatus: (request: Appointment, status: Status) => void
  setValue: (request: Appointment, value: number) => Promise<Outcome>
  askDelete: (request: Appointment) => void
  /** Takes a deletion back. */
  restore: (request: Appointment) => void
  /** By status, how many requests a sender has made. */
  countOfSender: (sender: string) => Promise<StatusCounts>
  /** Everything that is stored about its person. */
  exportPerson: (request: Appointment) => Promise<PersonExport>
  /** Erases its person for good, or throws what the server says. */
  erasePerson: (request: Appointment) => Promise<void>
  /** The request with its history. */
  loadDetail: (request: Appointment) => Promise<AppointmentDetail>
  /** Changes time or contact data, or throws what the server says. */
  change: (request: Appointment, change: AppointmentChange) => Promise<Outcome>
}
