import { holdsOn, isDated } from '../day-tests.ts'
import type { AddonCountTest, ConditionPlan, RuleCondition } from '../plan.ts'
import type { ResolvedSelection, TakenAddon } from './resolve.ts'
import { NO_ANSWER, OF_VISIT } from './amount-accumulator.ts'

/**
 * Evaluates when a rule applies: null when it does not, 0 when it does, else the bits of the inputs without an answer that decide it, or OF_VISIT for the day
 * or the time of the visit. See docs/price-language.md, "When a rule applies". `inUse` are the bits of the inputs whose answers count.
 */
export function openOf(when: RuleCondition, selection: ResolvedSelection, inUse: number): number | null {
  let open = openIn(when, selection, inUse)
  if (open === null) return null
  for (const exception of when.unless) {
    const other = openIn(exception, selection, inUse)
    if (other === 0) {
      if (open === 0) exception.reached?.()
      return null
    }
    open |= other ?? 0
  }
  // Without a day nobody is asked for what may make no difference on it.
  return (open & OF_VISIT) !== 0 && (open & ~OF_VISIT) !== 0 ? null : open
}

/** Evaluates one condition, without exceptions: null when it does not hold, else the bits of what is unknown; 0 when it holds. */
function openIn(when: ConditionPlan, selection: ResolvedSelection, inUse: number): number | null {
  if (when.package !== null && (selection.package === null || !when.package.has(selection.package.id))) return null
  for (const index of when.addons) if (!selection.taken.some(({ plan }) => plan.index === index)) return null
  for (const test of when.counts) if (!isBetween(countOf(test, selection.taken), test)) return null
  let open = 0
  for (const { index, asks, lacks, holds } of when.inputs) {
    const answer = selection.answers[index] ?? NO_ANSWER
    if ((inUse & asks) !== asks) return null
    if (answer === NO_ANSWER) open |= lacks?.(selection.answers) ?? asks
    else if (!holds(answer)) return null
  }
  const { date, weekday } = selection
  if (date === null) return isDated(when) ? open | OF_VISIT : open
  return holdsOn(when, date, weekday) ? open : null
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
