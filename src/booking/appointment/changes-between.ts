import type { Appointment, AppointmentEvent, FieldValue } from '#src/contract/generated/types.ts'
import { isSameValue } from '../request/same-value.ts'

/** Fields that no history records, since they follow from others or from the moment of a change. */
const UNTOLD: ReadonlySet<string> = new Set(['version', 'estimate', 'estimated_value', 'held_until', 'released_at'])

/** What a history tells of a change: by field of the request, what it was and what it became. */
export function changesBetween(before: Appointment, after: Appointment): AppointmentEvent['changes'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(name => !UNTOLD.has(name))
  return Object.fromEntries(
    names.flatMap(name => (isSameValue(before[name], after[name]) ? [] : [[name, [toldValue(before[name]), toldValue(after[name])]] as const])),
  )
}

/** A value of a request as it is told: further items by their packages. */
export function toldValue(value: Appointment[string]): FieldValue {
  if (Array.isArray(value)) return value.map(item => (typeof item === 'string' ? item : item.package))
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
