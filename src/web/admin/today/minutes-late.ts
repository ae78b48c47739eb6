import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'

/** How many minutes ago a visit of today should have begun; 0 once it is started, done or cancelled. */
export function minutesLate({ status, appointment_date, appointment_time, started_at }: Appointment, { date, time }: LocalTime): number {
  const isAwaited = (status === 'Pending' || status === 'Confirmed') && started_at === undefined
  if (!isAwaited || appointment_date !== date || appointment_time === null) return 0
  return Math.max(0, minutesOf(time) - minutesOf(appointment_time))
}
