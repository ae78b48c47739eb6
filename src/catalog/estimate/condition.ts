import { holdsOn, isDated } from '../day-tests.ts'
import type { AddonCountTest, ConditionPlan } from '../plan.ts'
import type { ResolvedSelection, TakenAddon } from './resolve.ts'
import { NO_ANSWER, OF_VISIT } from './amount-accumulator.ts'

/**
 * Whether a rule applies. `waiting`: answers are missing (`inputs` has their bits); `undated`: everything holds, but the day or the time of the
 * visit is not known.
 */
export type ConditionResult = { kind: 'applies' } | { kind: 'not' } | { kind: 'undated' } | { kind: 'waiting'; inputs: number }

const APPLIES: ConditionResult = { kind: 'applies' }
const NOT: ConditionResult = { kind: 'not' }
const UNDATED: ConditionResult = { kind: 'undated' }

/** Evaluates a rule's condition; see docs/price-language.md, "When a rule applies". `inUse` are the bits of the inputs whose answers count. */
export function evaluateCondition(when: ConditionPlan, selection: ResolvedSelection, inUse: number): ConditionResult {
  if (when.package !== null && (selection.package === null || !when.package.has(selection.package.package.id))) return NOT
  for (const index of when.addons) if (!selection.taken.some(({ plan }) => plan.index === index)) return NOT
  for (const test of when.counts) if (!isBetween(countOf(test, selection.taken), test)) return NOT
  let waitingFor = 0
  for (const { index, asks, lacks, holds } of when.inputs) {
    const answer = selection.answers[index] ?? NO_ANSWER
    if ((inUse & asks) !== asks) return NOT
    if (answer === NO_ANSWER) waitingFor |= lacks?.(selection.answers) ?? asks
    else if (!holds(answer)) return NOT
  }
  const { date, weekday } = selection
  if (date !== null && !holdsOn(when, date, weekday)) return NOT
  if ((waitingFor & OF_VISIT) !== 0 || (date === null && isDated(when))) return (waitingFor & ~OF_VISIT) === 0 ? UNDATED : NOT
  return waitingFor === 0 ? APPLIES : { kind: 'waiting', inputs: waitingFor }
}

/** How many of a test's add-ons are taken. */
export function countOf({ addons, isDifferent }: AddonCountTest, taken: readonly TakenAddon[]): number {
  let sum = 0
  for (const { plan, count } of taken) if (addons.has(plan.index)) sum += isDifferent ? 1 : count
  return sum
}

/** Whether a number of add-ons is one that a test asks for. */
export function isBetween(count: number, { min, max }: AddonCountTest): boolean {
  return min <= count && count <= max
}
