import type { Day } from '#src/contract/generated/types.ts'
import { conditionsOf } from '../conditions.ts'
import { isDated } from '../day-tests.ts'
import type { CategoryPlan, ConditionPlan } from '../plan.ts'
import { dayOfEachSet, turningDays } from '../turning-days.ts'
import { isTimed, type Visit, visitsOn } from '../visits.ts'

/** Before any day of this century: no rule has ended. */
export const ANY_DAY: Day = '2000-01-01'

/** Whether some visit from today on may fall into the condition's dates. */
export function isToCome({ until }: Pick<ConditionPlan, 'until'>, today: Day): boolean {
  return until === null || until >= today
}

/**
 * Visits from today on, before a day (`until`) on which prices change, that show every set of conditions about their day and time that can hold together,
 * and one without a day.
 */
export function visitsFrom(plan: CategoryPlan, today: Day, until: Day | null): Visit[] {
  return visitsOn(daysFrom(plan, today, until), plan)
}

function daysFrom(plan: CategoryPlan, today: Day, until: Day | null): Day[] {
  const dated = plan.rules.flatMap(conditionsOf).filter(condition => isDated(condition) && isToCome(condition, today))
  if (dated.length === 0) return isTimed(plan) ? [today] : []
  return dayOfEachSet(dated, [today, ...turningDays(dated).filter(day => day > today)], until)
}
