import type { Money } from '#src/catalog/words/money.ts'
import type { Appointment, DayValue, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'

/** Requests of one kind and status, taken together. */
export interface Group extends Pick<Appointment, 'request_type' | 'status'> {
  count: number
  /** What they are estimated at, in minor units; those without an estimate count nothing. */
  estimated: number
  /** What they have brought: their actual values where they are set, else the estimated ones; minor units. */
  brought: number
}

/** Those of one day; of none, null. */
export interface DayGroup extends Group {
  appointment_date: string | null
}

/** Scheduled are pending and confirmed appointments; quotes are not. */
function isScheduled({ request_type, status }: Group): boolean {
  return request_type === 'appointment' && (status === 'Pending' || status === 'Confirmed')
}

function isCompleted({ status }: Group): boolean {
  return status === 'Completed'
}

/**
 * The admin's figures: pending and confirmed count by status, quotes included; scheduled are the appointments among them, with their
 * estimated values; completed ones count their actual value, else the estimated one.
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

/** The values of each day that has one, in order, by the same rules; what is completed without a day is none of a day's. */
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
    scheduled_value: money.value(sumOf(groups.filter(isScheduled), ({ estimated }) => estimated)),
    completed_value: money.value(sumOf(groups.filter(isCompleted), ({ brought }) => brought)),
  }
}

function sumOf(groups: readonly Group[], figure: (group: Group) => number): number {
  return groups.reduce((sum, group) => sum + figure(group), 0)
}

function byDate(a: DayValue, b: DayValue): number {
  return a.date < b.date ? -1 : 1
}
