import { FIELD } from '#src/booking/request/flat-fields.ts'
import { ApiError } from '../../api/answer.ts'
import type { Change } from '../data/requests/change.ts'
import { isWarning } from '../data/warning.ts'

/** A change that takes a visit's time again. */
export type TimeTaking = Extract<Change, { kind: 'status' | 'restore' }>

/** A change that was refused because the visit's time is blocked, and why. */
export interface Blocked {
  change: TimeTaking
  reason: string
}

/** Returns a change that was refused because its time is blocked, which the owner may make all the same; null for another change or error. */
export function blockedBy(change: Change, error: unknown): Blocked | null {
  const reason = error instanceof ApiError && isWarning(error) ? error.fields[FIELD.time] : undefined
  return reason === undefined || (change.kind !== 'status' && change.kind !== 'restore') ? null : { change, reason }
}
