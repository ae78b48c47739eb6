import { FIELD } from '#src/booking/request/flat-fields.ts'
import { ApiError } from '../../api/answer.ts'
import type { Change } from '../data/requests/change.ts'
import { isWarning } from '../data/warning.ts'

/** A change that takes a visit's time, and the uses of its discount codes, again. */
export type TimeTaking = Extract<Change, { kind: 'status' | 'restore' }>

/** A change that was refused because the visit's time is blocked, or a code has been used up, and why. */
export interface Blocked {
  change: TimeTaking
  reason: string
  /** What it would take all the same. */
  takes: 'time' | 'code'
}

/** Returns a change that was refused because its time is blocked, or its code used up, which the owner may make all the same; null for another change or error. */
export function blockedBy(change: Change, error: unknown): Blocked | null {
  if (!(error instanceof ApiError) || !isWarning(error) || (change.kind !== 'status' && change.kind !== 'restore')) return null
  const time = error.fields[FIELD.time]
  const reason = time ?? Object.values(error.fields).join('. ')
  return reason === '' ? null : { change, reason, takes: time === undefined ? 'code' : 'time' }
}
