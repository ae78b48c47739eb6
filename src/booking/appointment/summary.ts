import type { Money } from '#src/catalog/words/money.ts'
import type { Appointment, DayValue, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'

/** Requests of one type and status, counted and added up. */
export interface Group extends Pick<Appointment, 'request_type' | 'status'> {
  count: number
  /** Sum of the actual values, or of the estimates where no actual value is set, in minor units; a request with neither adds nothing. */
  brought: number
}

/** A group of one day; null for requests without a day. */
export interface DayGroup extends Group {
  appointment_date: string | null
}

/** Pending and confirmed appointments are scheduled; quotes are not. */
function isScheduled({ request_type, status }: Group): boolean {
  return request_type === 'appointment' && (status === 'Pending' || status === 'Confirmed')
}

function isCompleted({ status }: Pick<Group, 'status'>): boolean {
  return status === 'Completed'
}

/** What a request brings: its actual value, else its estimate; null without either. The database adds up `brought` by the same rule. */
export function broughtBy({ actual_value, estimated_value }: Pick<Appointment, 'actual_value' | 'estimated_value'>): number | null {
  return actual_value ?? estimated_value
}

/** The amount that a completed request counts with in `summarize`; null for a request that is not completed. */
export function chargedFor(request: Pick<Appointment, 'status' | 'actual_value' | 'estimated_value'>): number | null {
  return isCompleted(request) ? broughtBy(request) : null
}

/**
 * The admin's figures. Pending and confirmed are counted by status, quotes included; `total_scheduled` and `scheduled_value` cover appointments
 * only. Each request counts its actual value, which before the work is the price that was agreed on, else its estimate.
 */
export function summarize(groups: readonly Group[], money: Money): Summary {
  const count = (isCounted: (group: Group) => boolean) => sumOf(groups.filter(isCounted), ({ count }) => count)
  return {
    total_scheduled: count(isScheduled),
    pending_appointments: count(({ status }) => status === 'Pending'),
    confirmed_appointments: count(({ status }) => status === 'Confirmed'),
    total_completed: count(isCompleted),
    ...valuesOf(groups, money),
  }
}

/** The values of each day that has any, in ascending order, by the rules of `summarize`; completed requests without a day are added up apart. */
export function valuesByDay(groups: readonly DayGroup[], money: Money): ValuesAnswer {
  const days = Map.groupBy(groups, ({ appointment_date }) => appointment_date)
  const values = [...days].flatMap(([date, groups]) => (date === null ? [] : [{ date, ...valuesOf(groups, money) }]))
  return {
    days: values.filter(({ scheduled_value, completed_value }) => scheduled_value !== 0 || completed_value !== 0).sort(byDate),
    undated_completed_value: valuesOf(days.get(null) ?? [], money).completed_value,
  }
}

function valuesOf(groups: readonly Group[], money: Money): Pick<Summary, 'scheduled_value' | 'completed_value'> {
  return {
    scheduled_value: money.value(sumOf(groups.filter(isScheduled), ({ brought }) => brought)),
    completed_value: money.value(sumOf(groups.filter(isCompleted), ({ brought }) => brought)),
  }
}

function sumOf(groups: readonly Group[], figure: (group: Group) => number): number {
  return groups.reduce((sum, group) => sum + figure(group), 0)
}

function byDate(a: DayValue, b: DayValue): number {
  return a.date < b.date ? -1 : 1
}
