import { FIELD } from '#src/booking/request/flat-fields.ts'
import { ApiError } from '../../api/answer.ts'
import type { Change } from '../data/requests/change.ts'
import { isWarning } from '../data/warning.ts'

/** A change that takes a visit's time, and the uses of its discount codes, again. */
export type TimeTaking = Extract<Change, { kind: 'status' | 'restore' }>

/** A change that was refused because the visit's time is blocked, or a code has been used up, which the owner may make all the same; or because others have that time. */
export interface Blocked {
  change: TimeTaking
  reason: string
  /** What it would take all the same; `nothing`: others have the time. */
  takes: 'time' | 'code' | 'nothing'
}

/** Returns a change that was refused because its time is blocked or taken, or its code used up; null for another change or error. */
export function blockedBy(change: Change, error: unknown): Blocked | null {
  if (!(error instanceof ApiError) || (change.kind !== 'status' && change.kind !== 'restore')) return null
  const time = error.fields[FIELD.time]
  if (error.status === 409 && time !== undefined) return { change, reason: time, takes: 'nothing' }
  if (!isWarning(error)) return null
  const reason = time ?? Object.values(error.fields).join('. ')
  return reason === '' ? null : { change, reason, takes: time === undefined ? 'code' : 'time' }
}
