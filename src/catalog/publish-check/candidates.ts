import type { Day } from '#src/contract/generated/types.ts'
import { conditionsOf } from '../conditions.ts'
import { isDated } from '../day-tests.ts'
import { addDays } from '../days.ts'
import { memoize } from '../memoize.ts'
import type { CategoryPlan, InputPlan } from '../plan.ts'
import { crossings } from './crossings.ts'
import { dayOfEachSet, turningDays } from '../turning-days.ts'
import { isTimed, type Visit, visitsOn } from '../visits.ts'

/** Days on which the same prices hold: from one on, before another; null where they have no beginning, or no end. */
export interface PricedDays {
  from: Day | null
  before: Day | null
}

export const ALL_DAYS: PricedDays = { from: null, before: null }

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
export const visitsFor = memoize((plan: CategoryPlan): Visit[] => visitsIn(plan, ALL_DAYS))

/** The same of some days alone. */
export function visitsIn(plan: CategoryPlan, days: PricedDays): Visit[] {
  return visitsOn(daysFor(plan, days), plan)
}

function daysFor(plan: CategoryPlan, { from, before }: PricedDays): Day[] {
  const dated = plan.rules.flatMap(conditionsOf).filter(isDated)
  if (dated.length === 0) return isTimed(plan) ? [from ?? SOME_MONDAY] : []
  const turns = turningDays(dated)
  const [first] = turns
  if (from !== null) return dayOfEachSet(dated, [from, ...turns.filter(day => day > from)], before)
  return dayOfEachSet(dated, first === undefined ? [SOME_MONDAY] : [addDays(first, -7), ...turns], before)
}
