import type { Day } from '#src/contract/generated/types.ts'
import { isDated } from '../day-tests.ts'
import type { CategoryPlan, ConditionPlan } from '../plan.ts'
import { dayOfEachSet, turningDays } from '../turning-days.ts'

/** Before any day of this century: no rule has ended. */
export const ANY_DAY: Day = '2000-01-01'

/** Whether some visit from today on may fall into the condition's dates. */
export function isToCome({ until }: Pick<ConditionPlan, 'until'>, today: Day): boolean {
  return until === null || until >= today
}

/** Days from today on that show every set of dated conditions that can hold together, and null for a visit without a day. */
export function visitDays({ rules }: CategoryPlan, today: Day): (Day | null)[] {
  const dated = rules.map(({ when }) => when).filter(when => isDated(when) && isToCome(when, today))
  return [null, ...(dated.length === 0 ? [] : dayOfEachSet(dated, [today, ...turningDays(dated).filter(day => day > today)]))]
}
