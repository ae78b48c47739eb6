import { crewProblems } from '#src/booking/appointment/crew-problem.ts'
import { holdsTime } from '#src/booking/appointment/status.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { adminProblems, asErrors, closingProblems } from '#src/booking/request/override.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { Appointment, ManualRequest, Status } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { readBySchema } from '../http/api-route.ts'
import { refuseUnlessOverridden } from '../http/http-error.ts'
import { checkValue } from './actual-value.ts'
import { asStored, toRow } from '../storage/appointments/appointment-row.ts'

/** A request that the admin enters, read and priced. */
export interface ManualEntry {
  request: PricedRequest
  status: Status
  /** The only crew that will do; left out, any. */
  crew?: number
  /** The price that was agreed with who called; left out, the calculated one. */
  agreedPrice?: number
  isOverridden: boolean
  /** Whether who called is told by mail. */
  tell: boolean
  /** The request as it would be stored. */
  unstored: Appointment
}

/** Stands where a reference will: that is drawn when the request is stored. */
const NO_REFERENCE = '…'

/** Reads what the admin enters. @throws HttpError 422 with what speaks against it, unless that only warns and is overridden. */
export function readManual(
  { status = 'Pending', despite_warnings: isOverridden = false, tell = false, crew, actual_value: agreed = null, ...wanted }: ManualRequest,
  { content, clock }: AppContext,
): ManualEntry {
  const { revision } = content.current()
  const { business, messages } = revision.content
  checkValue({ actual_value: agreed }, revision)
  const payload = readBySchema(requestSchemas.AppointmentRequest, { name: '', email: '', ...wanted }, 'request')
  const { request, problems } = readRequest(revision, payload, localTime(clock(), business.timeZone))
  const start = request === null || request.date === null || request.time === null ? null : { date: request.date, time: request.time }
  const ofCrew = crewProblems(crew, business.crews, start !== null && holdsTime(status))
  const late = closingProblems(business, start, request?.minutes ?? 0, problems)
  refuseUnlessOverridden([...asErrors(ofCrew), ...adminProblems(problems, payload.phone ?? ''), ...late], isOverridden, messages.form.summary)
  if (request === null) throw new Error('a request without an error was not read')
  const agreedPrice = agreed === null ? {} : { agreedPrice: agreed }
  const row = toRow({ id: NO_REFERENCE, request, status, ...agreedPrice, createdAt: clock(), requestedFrom: null, heldUntil: null })
  return { request, status, ...agreedPrice, ...(crew !== undefined && { crew }), isOverridden, tell, unstored: asStored(row, request) }
}
