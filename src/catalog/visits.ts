import type { Day, Id } from '#src/contract/generated/types.ts'
import { conditionsOf } from './conditions.ts'
import { holdsOn, isDated } from './day-tests.ts'
import { weekdayBit, weekdayOf } from './days.ts'
import { NOTICE_INPUT, START_INPUT } from './estimate/amount-accumulator.ts'
import type { Selection, VisitTime } from './estimate/selection.ts'
import type { CategoryPlan, ConditionPlan, InputPlan, InputTest, RulePlan } from './plan.ts'
import { readsOf } from './publish-check/reads.ts'
import { timeOf } from './time-of-day.ts'

/** When a visit is, as far as that is known. */
export type Visit = Pick<Selection, 'date' | 'time'>

/** Whether some rule looks at the time of a visit. */
export function isTimed({ rules }: CategoryPlan): boolean {
  return rules.some(
    rule => conditionsOf(rule).some(condition => testsOf(condition).length > 0) || ['$start', '$notice'].some(id => readsIn(rule).has(id)),
  )
}

/** A visit for each way in which rules can stand on these days: without a day, without a time, and at each time that can make a difference. */
export function visitsOn(days: readonly Day[], plan: CategoryPlan): Visit[] {
  const times = isTimed(plan) ? timesOf(plan) : []
  const standings = plan.rules.map(standingOf)
  const ways = new Map<string, Visit>()
  for (const visit of [{ date: null }, ...days.flatMap((date): Visit[] => [{ date }, ...times.map(time => ({ date, time }))])]) {
    const way = standings.map(standing => standing(visit)).join()
    if (!ways.has(way)) ways.set(way, visit)
  }
  return [...ways.values()]
}

/** When a visit is, in a few words; empty while that is not known. */
export function visitText({ date, time }: Visit): string {
  if (date === null || time === undefined) return date ?? ''
  return `${date} ${timeOf(time.start)}, asked for ${Math.round(time.notice / 6) / 10} hours before`
}

/** The first time of each span of the day, and of the notice, in which no rule changes. */
function timesOf({ inputs }: CategoryPlan): VisitTime[] {
  return firstsOf(inputs[START_INPUT]).flatMap(start => firstsOf(inputs[NOTICE_INPUT]).map(notice => ({ start, notice })))
}

function firstsOf(input: InputPlan | undefined): number[] {
  return input?.kind === 'number' ? [...input.breakpoints].map(end => end + 1).filter(first => first <= input.max) : []
}

/** How a rule stands at a visit: how its conditions do, and what its price reads. */
function standingOf(rule: RulePlan): (visit: Visit) => string {
  const [own, ...exceptions] = conditionsOf(rule).map(holdingOf)
  const reads = readsIn(rule)
  return visit => {
    const holds = own?.(visit) ?? 'no'
    if (holds === 'no') return holds
    const { start, notice } = visit.time ?? {}
    return [holds, reads.has('$start') ? start : '', reads.has('$notice') ? notice : '', ...exceptions.map(exception => exception(visit))].join(' ')
  }
}

/** Whether a condition holds at a visit, as far as it is about that. */
function holdingOf(condition: ConditionPlan): (visit: Visit) => 'no' | 'unknown' | 'yes' {
  const tests = testsOf(condition)
  return ({ date, time }) => {
    const answers = [-1, time?.start, time?.notice]
    if (date !== null && !holdsOn(condition, date, weekdayBit(weekdayOf(date)))) return 'no'
    if (time !== undefined && !tests.every(({ index, holds }) => holds(answers[index] ?? 0))) return 'no'
    return (date === null && isDated(condition)) || (time === undefined && tests.length > 0) ? 'unknown' : 'yes'
  }
}

/** A condition's tests of when a visit begins. */
function testsOf({ inputs }: ConditionPlan): InputTest[] {
  return inputs.filter(({ index }) => index === START_INPUT || index === NOTICE_INPUT)
}

/** The ids of the inputs that a rule's price may read. */
function readsIn({ rule: { effect } }: RulePlan): ReadonlySet<Id> {
  return 'price' in effect && effect.price !== undefined ? readsOf(effect.price) : new Set()
}
