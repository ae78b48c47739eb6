import { minutesOf } from '#src/catalog/time-of-day.ts'
import { isOpen } from '#src/booking/appointment/status.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'

/** How many minutes ago a visit of today should have begun; 0 once it is started, done or cancelled. */
export function minutesLate(request: Appointment, { date, time }: LocalTime): number {
  const { appointment_date, appointment_time, started_at } = request
  const isAwaited = isOpen(request) && started_at === undefined
  if (!isAwaited || appointment_date !== date || appointment_time === null) return 0
  return Math.max(0, minutesOf(time) - minutesOf(appointment_time))
}
