import type { Appointment, AppointmentChange, AppointmentDetail, Status, StatusCounts } from '#src/contract/generated/types.ts'

/** What the admin can do to one request. */
export interface RequestActions {
  open: (request: Appointment) => void
  setStatus: (request: Appointment, status: Status) => void
  /** Over when the server has answered, whatever it said. */
  setValue: (request: Appointment, value: number) => Promise<void>
  askDelete: (request: Appointment) => void
  /** Takes a deletion back. */
  restore: (request: Appointment) => void
  /** By status, how many requests a sender has made. */
  countOfSender: (sender: string) => Promise<StatusCounts>
  /** The request with its history. */
  loadDetail: (request: Appointment) => Promise<AppointmentDetail>
  /** Changes time or contact data, or throws what the server says. */
  change: (request: Appointment, change: AppointmentChange) => Promise<void>
}
