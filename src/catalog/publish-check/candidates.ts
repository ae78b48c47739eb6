import type { Day } from '#src/contract/generated/types.ts'
import { conditionsOf } from '../conditions.ts'
import { isDated } from '../day-tests.ts'
import { addDays } from '../days.ts'
import { memoize } from '../memoize.ts'
import type { CategoryPlan, InputPlan } from '../plan.ts'
import { crossings } from './crossings.ts'
import { dayOfEachSet, turningDays } from '../turning-days.ts'
import { isTimed, type Visit, visitsOn } from '../visits.ts'

/** An arbitrary week, for rules that depend on weekdays only. */
const SOME_MONDAY = '2024-01-01'

/** The answers to an input that can make a difference: every option, or for numbers the ends of the intervals on which only the quantity changes. */
export function answersTo(input: InputPlan, { inputs }: Pick<CategoryPlan, 'inputs'>): (string | number)[] {
  if (input.kind === 'choice') return [...input.options.keys()]
  if (input.kind === 'code') return [...input.examples]
  const { factor, min, max, overMax, breakpoints } = input
  const steps = new Set<number>()
  for (const point of [...breakpoints, ...inputs.flatMap(other => crossings(other, input))]) steps.add(point).add(point + 1)
  const highest = overMax === null ? max : max + 1
  return [...steps].filter(step => step >= min && step <= highest).map(step => step / factor)
}

/** The visits that can make a difference: one without a day, and one for each set of conditions about the day and the time that can hold together. */
export const visitsFor = memoize((plan: CategoryPlan): Visit[] => visitsOn(daysFor(plan), plan))

function daysFor(plan: CategoryPlan): Day[] {
  const dated = plan.rules.flatMap(conditionsOf).filter(isDated)
  if (dated.length === 0) return isTimed(plan) ? [SOME_MONDAY] : []
  const turns = turningDays(dated)
  const [first] = turns
  return dayOfEachSet(dated, first === undefined ? [SOME_MONDAY] : [addDays(first, -7), ...turns])
}
