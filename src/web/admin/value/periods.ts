import { addDays } from '#src/catalog/days.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { Day, DayValue } from '#src/contract/generated/types.ts'
import { firstOfWeek, type WeekStart } from '../calendar/week.ts'

/** The period that values are added up by. */
export type PeriodKind = 'week' | 'month'

/** The period of a report; a month is one of the report's year. */
export type ReportKind = 'year' | 'month-report'

export function isReport(by: PeriodKind | ReportKind): by is ReportKind {
  return by === 'year' || by === 'month-report'
}

export interface Period {
  first: Day
  last: Day
}

/** What the visits of a period are worth, in minor units. */
export interface PeriodValue extends Period {
  scheduled: number
  completed: number
}

/** Number of periods shown. Most lie before the chosen one: more work is done than planned. */
export const SHOWN = 12
const BEFORE = 7

/** Returns the periods around the one that contains a day. */
export function periodsAround(day: Day, kind: PeriodKind, weekStart: WeekStart): Period[] {
  const firsts = Array.from({ length: SHOWN + 1 }, (_, index) => firstOf(movedBy(day, kind, index - BEFORE), kind, weekStart))
  return firsts.slice(0, SHOWN).map((first, index) => ({ first, last: addDays(firsts[index + 1] ?? first, -1) }))
}

/** Leaves out what lies before the chosen day's period and before anything that has a value. */
export function fromFirstValue(values: readonly PeriodValue[], day: Day): PeriodValue[] {
  const begins = values.findIndex(({ last, scheduled, completed }) => last >= day || scheduled !== 0 || completed !== 0)
  return values.slice(Math.max(0, begins))
}

/** Returns last week and this week. */
export function twoWeeks(today: Day, weekStart: WeekStart): [last: Period, current: Period] {
  const first = firstOfWeek(today, weekStart)
  return [
    { first: addDays(first, -7), last: addDays(first, -1) },
    { first, last: addDays(first, 6) },
  ]
}

/** The month before the one of a day. */
export function lastMonth(day: Day): Period {
  return { first: movedBy(day, 'month', -1), last: addDays(movedBy(day, 'month', 0), -1) }
}

function firstOf(day: Day, kind: PeriodKind, weekStart: WeekStart): Day {
  return kind === 'week' ? firstOfWeek(day, weekStart) : `${day.slice(0, 7)}-01`
}

/** Moves a day by a number of periods; for months, to the first of the month. */
export function movedBy(day: Day, kind: PeriodKind, count: number): Day {
  if (kind === 'week') return addDays(day, count * 7)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** Adds up the values of days by period, in minor units, since decimals do not add up exactly. */
export function valuesIn(periods: readonly Period[], days: readonly DayValue[], money: Pick<Money, 'amount'>): PeriodValue[] {
  return periods.map(({ first, last }) => {
    const within = days.filter(({ date }) => first <= date && date <= last)
    return {
      first,
      last,
      scheduled: within.reduce((sum, { scheduled_value }) => sum + money.amount(scheduled_value), 0),
      completed: within.reduce((sum, { completed_value }) => sum + money.amount(completed_value), 0),
    }
  })
}
