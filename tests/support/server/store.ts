import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { hasError } from '#src/booking/request/override.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, AppointmentRequest } from '#src/contract/generated/types.ts'
import { fromRow, toRow } from '#src/server/storage/appointments/appointment-row.ts'
import { newAppointment } from './new-appointment.ts'

/** What becomes of a request once it is stored, as the admin is given it; null where it would be refused. */
export function stored(request: AppointmentRequest, revision: FormRevision, now: LocalTime): Appointment | null {
  const { request: read, problems } = readRequest(revision, request, now)
  return read === null || hasError(problems) ? null : asStored(read)
}

function asStored(request: PricedRequest): Appointment {
  return fromRow(toRow({ ...newAppointment('ABC', '2026-06-02', '09:00', 60, 1), request }))
}
