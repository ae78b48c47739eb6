import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'

/** The actual value from before a visit was completed, where completing it set the present one; else the present one. */
export function valueBeforeDone({ actual_value }: Appointment, events: readonly Pick<AppointmentEvent, 'changes'>[]): number | null {
  const done = events.findLast(({ changes }) => changes['status']?.[1] === 'Completed')
  const [before, after] = done?.changes['actual_value'] ?? []
  if (after === undefined || after !== actual_value) return actual_value
  return typeof before === 'number' ? before : null
}
