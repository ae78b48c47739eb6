import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { ChangeRefusal } from '#src/contract/generated/types.ts'
import { blocked } from '../bookings/blocked.ts'
import { crewTaken } from '../bookings/crew-taken.ts'
import { refusedToOwner } from '../bookings/refused-coupons.ts'
import type { Answer } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import { etagOf } from '../http/if-match.ts'
import type { ChangeOutcome } from '../storage/appointments/change.ts'

/** The answer to a change of one request. @throws HttpError 404, 409 and 422 */
export function answerOfChange(outcome: ChangeOutcome, revision: FormRevision): Answer {
  if (outcome.kind === 'changed') return { status: 200, body: outcome.appointment, headers: { etag: etagOf(outcome.appointment.version) } }
  const refusal = refusalOf(outcome, revision)
  if (outcome.kind !== 'stale') throw refusal
  const body: ChangeRefusal = { error: refusal.message, appointment: outcome.appointment }
  return { status: refusal.status, body, headers: { etag: etagOf(outcome.appointment.version) } }
}

/** Names the field, so that a time that others have is told from whatever else is refused with 409. */
function timeTaken(message: string): HttpError {
  return new HttpError(409, { error: message, fields: { [FIELD.time]: message } })
}

/** Why a change was not made: 404, 409 or 422. */
export function refusalOf(outcome: Exclude<ChangeOutcome, { kind: 'changed' }>, { content }: FormRevision): HttpError {
  switch (outcome.kind) {
    case 'stale':
      return new HttpError(409, { error: 'Somebody else has changed this request since' })
    case 'clearing':
      return new HttpError(409, { error: 'All requests are being cleared. Try again when that is done.' })
    case 'taken':
      return outcome.crew === undefined ? timeTaken(content.messages.slot.unavailable) : crewTaken(outcome.crew)
    case 'closed':
      return blocked(outcome.closures)
    case 'coupons':
      return refusedToOwner(outcome.refused)
    case 'unknown':
      return unknownAppointment()
  }
}

export function unknownAppointment(): HttpError {
  return new HttpError(404, { error: 'There is no such appointment' })
}
