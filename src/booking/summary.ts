import type { Money } from '#src/catalog/money.ts'
import type { Appointment, Summary } from '#src/contract/generated/types.ts'

type Counted = Pick<Appointment, 'request_type' | 'status' | 'estimated_value' | 'actual_value'>

/**
 * The admin's figures: pending and confirmed count by status, quotes included; scheduled are the appointments among them, with their
 * estimated values; completed ones count their actual value, else the estimated one.
 */
export function summarize(appointments: Iterable<Counted>, money: Money): Summary {
  // Decimals do not add up exactly; minor units do.
  const sums = { scheduled: 0, completed: 0 }
  const summary = { total_scheduled: 0, pending_appointments: 0, confirmed_appointments: 0, total_completed: 0 }
  for (const { request_type, status, estimated_value, actual_value } of appointments) {
    const estimated = money.amount(estimated_value ?? 0)
    if (status === 'Pending') summary.pending_appointments++
    if (status === 'Confirmed') summary.confirmed_appointments++
    if (request_type === 'appointment' && (status === 'Pending' || status === 'Confirmed')) {
      summary.total_scheduled++
      sums.scheduled += estimated
    }
    if (status === 'Completed') {
      summary.total_completed++
      sums.completed += actual_value === null ? estimated : money.amount(actual_value)
    }
  }
  return { ...summary, scheduled_value: money.value(sums.scheduled), completed_value: money.value(sums.completed) }
}
