import type { Day } from '#src/contract/generated/types.ts'
import { conditionsOf } from '../conditions.ts'
import { isDated } from '../day-tests.ts'
import type { CategoryPlan, ConditionPlan } from '../plan.ts'
import { dayOfEachSet, turningDays } from '../turning-days.ts'
import { isTimed, type Visit, visitsOn } from '../visits.ts'
import { type DaySpan, isTurning, isOrdinary, spansOf } from './day-spans.ts'

/** Before any day of this century: no rule has ended. */
export const ANY_DAY: Day = '2000-01-01'

/** Whether some visit from today on may fall into the condition's dates. */
export function isToCome({ until }: Pick<ConditionPlan, 'until'>, today: Day): boolean {
  return until === null || until >= today
}

/** Visits that show every set of conditions about their day and time that can hold together. */
export interface VisitsToPrice {
  /** Without a day, and on days on which no condition's dates hold. */
  ordinary: Visit[]
  /** On days on which some do. */
  spans: { days: DaySpan; visits: Visit[] }[]
}

/** The visits from today on, before a day (`until`) on which prices change. */
export function visitsFrom(plan: CategoryPlan, today: Day, until: Day | null): VisitsToPrice {
  const dated = plan.rules.flatMap(conditionsOf).filter(condition => isDated(condition) && isToCome(condition, today))
  if (dated.length === 0) return { ordinary: visitsOn(isTimed(plan) ? [today] : [], plan), spans: [] }
  const turning = dated.filter(condition => isTurning(condition, today))
  const days = dayOfEachSet(dated, [today, ...turningDays(dated).filter(day => day > today)], until)
  return {
    ordinary: visitsOn(
      days.filter(day => isOrdinary(day, turning)),
      plan,
    ),
    spans: spansOf(turning, today, until).map(span => ({
      days: span,
      visits: visitsOn(dayOfEachSet(dated, [span.from], span.before), plan).filter(({ date }) => date !== null),
    })),
  }
}
