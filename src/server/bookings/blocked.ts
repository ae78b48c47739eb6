import { reasonsOf } from '#src/booking/schedule/closed-text.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Closure } from '#src/contract/generated/types.ts'
import { type HttpError, refuseField } from '../http/http-error.ts'

/** Refuses a time that closures take; the owner may overrule it (`despite_warnings`). */
export function blocked(closures: readonly Closure[]): HttpError {
  const reasons = reasonsOf(closures)
  return refuseField(FIELD.time, reasons === '' ? 'This time is blocked' : `This time is blocked: ${reasons}`, 422)
}
