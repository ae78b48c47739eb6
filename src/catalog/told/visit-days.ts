import type { Day } from '#src/contract/generated/types.ts'
import { addDays, isCalendarDay, weekdayBit, weekdayOf } from '../days.ts'
import type { CategoryPlan, ConditionPlan } from '../plan.ts'

/** Before any day of this century: no rule has ended. */
export const ANY_DAY: Day = '2000-01-01'

/** Whether some visit from today on may fall into the condition's dates. */
export function isToCome({ until }: Pick<ConditionPlan, 'until'>, today: Day): boolean {
  return until === null || until >= today
}

/** Days from today on that show every set of dated conditions that can hold together, and null for a visit without a day: the week after each of their ends. */
export function visitDays({ rules }: CategoryPlan, today: Day): (Day | null)[] {
  const dated = rules.map(({ when }) => when).filter(when => isDated(when) && isToCome(when, today))
  if (dated.length === 0) return [null]
  const ends = dated.flatMap(({ from, until }) => [from, until === null ? null : addDays(until, 1)]).filter(end => end !== null && end > today)
  const byHolding = new Map<string, Day>()
  for (const start of [today, ...ends.filter(end => end !== null)]) {
    for (let offset = 0; offset < 7; offset++) {
      const day = addDays(start, offset)
      const holding = dated.map(when => (holdsOn(when, day) ? 1 : 0)).join('')
      if (isCalendarDay(day) && !byHolding.has(holding)) byHolding.set(holding, day)
    }
  }
  return [null, ...byHolding.values()]
}

function isDated({ from, until, weekdays }: ConditionPlan): boolean {
  return from !== null || until !== null || weekdays !== null
}

function holdsOn({ from, until, weekdays }: ConditionPlan, day: Day): boolean {
  return (from === null || day >= from) && (until === null || day <= until) && (weekdays === null || (weekdays & weekdayBit(weekdayOf(day))) !== 0)
}
