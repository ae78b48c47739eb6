import type { Day } from '#src/contract/generated/types.ts'
import { addDays, weekdayOf } from '../days.ts'
import type { CategoryPlan, InputPlan } from '../plan.ts'

/** A week without any meaning, for rules that look at weekdays only. */
const SOME_MONDAY = '2024-01-01'

/** The answers to an input that can make a difference: every option, or a number's breakpoints and their neighbours. */
export function answersTo(input: InputPlan): (string | number)[] {
  if (input.kind === 'choice') return [...input.options.keys()]
  const { factor, min, max, overMax, breakpoints } = input
  const steps = new Set<number>()
  for (const point of breakpoints) for (const step of [point - 1, point, point + 1]) steps.add(step)
  const highest = overMax === null ? max : max + 1
  return [...steps].filter(step => step >= min && step <= highest).map(step => step / factor)
}

/** The days that can make a difference: none, and for every stretch between the ends of dated rules one day of each weekday that rules tell apart. */
export function daysFor({ rules }: CategoryPlan): (Day | null)[] {
  const ends = new Set<Day>()
  let weekdaysMatter = false
  for (const { when } of rules) {
    if (when.from !== null) ends.add(when.from)
    if (when.until !== null) ends.add(addDays(when.until, 1))
    if (when.weekdays !== null) weekdaysMatter = true
  }
  if (ends.size === 0 && !weekdaysMatter) return [null]
  const starts = [...ends].sort()
  const first = starts[0]
  if (first === undefined) return [null, ...daysOfStretch(SOME_MONDAY, null, weekdaysMatter)]
  return [null, ...[addDays(first, -7), ...starts].flatMap((start, position) => daysOfStretch(start, starts[position] ?? null, weekdaysMatter))]
}

/** The first day from `start` on of each weekday, before `end`; only the first day when weekdays do not matter. */
function daysOfStretch(start: Day, end: Day | null, weekdaysMatter: boolean): Day[] {
  const days = Array.from({ length: weekdaysMatter ? 7 : 1 }, (_, offset) => addDays(start, offset)).filter(day => end === null || day < end)
  return [...new Map(days.map(day => [weekdayOf(day), day])).values()]
}
