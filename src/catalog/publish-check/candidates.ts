import type { Day } from '#src/contract/generated/types.ts'
import { addDays, isCalendarDay, weekdayBit, weekdayOf } from '../days.ts'
import { memoize } from '../memoize.ts'
import type { CategoryPlan, ConditionPlan, InputPlan } from '../plan.ts'

/** An arbitrary week, for rules that depend on weekdays only. */
const SOME_MONDAY = '2024-01-01'

/** The answers to an input that can make a difference: every option, or for numbers the ends of the intervals on which only the quantity changes. */
export function answersTo(input: InputPlan): (string | number)[] {
  if (input.kind === 'choice') return [...input.options.keys()]
  const { factor, min, max, overMax, breakpoints } = input
  const steps = new Set<number>()
  for (const point of breakpoints) steps.add(point).add(point + 1)
  const highest = overMax === null ? max : max + 1
  return [...steps].filter(step => step >= min && step <= highest).map(step => step / factor)
}

/**
 * The days that can make a difference: none, and one day for each set of dated conditions that can hold together. Conditions change only at the ends
 * of their dates and with the weekday, so that the week after each end shows every such set.
 */
export const daysFor = memoize(({ rules }: CategoryPlan): (Day | null)[] => {
  const dated = rules.map(({ when }) => when).filter(({ from, until, weekdays }) => from !== null || until !== null || weekdays !== null)
  if (dated.length === 0) return [null]
  const ends = dated.flatMap(({ from, until }) => [from === null ? [] : [from], until === null ? [] : [addDays(until, 1)]].flat()).sort()
  const [first] = ends
  const weeks = first === undefined ? [SOME_MONDAY] : [addDays(first, -7), ...ends]
  // No visit can be on a day outside the valid ones.
  const days = weeks.flatMap(start => Array.from({ length: 7 }, (_, offset) => addDays(start, offset))).filter(isCalendarDay)
  const byHolding = new Map<string, Day>()
  for (const day of days) {
    const holding = dated.map(when => (holdsOn(when, day) ? '1' : '0')).join('')
    if (!byHolding.has(holding)) byHolding.set(holding, day)
  }
  return [null, ...byHolding.values()]
})

function holdsOn({ from, until, weekdays }: ConditionPlan, day: Day): boolean {
  return (from === null || day >= from) && (until === null || day <= until) && (weekdays === null || (weekdays & weekdayBit(weekdayOf(day))) !== 0)
}
