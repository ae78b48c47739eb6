import type { ConditionPlan } from '../plan.ts'
import type { ResolvedSelection } from './resolve.ts'
import { NO_ANSWER } from './amount-accumulator.ts'

/**
 * Whether a rule applies. `waiting`: answers are missing (`inputs` has their bits); `undated`: everything holds, but the day of the visit is not
 * known.
 */
export type ConditionResult = { kind: 'applies' } | { kind: 'not' } | { kind: 'undated' } | { kind: 'waiting'; inputs: number }

const APPLIES: ConditionResult = { kind: 'applies' }
const NOT: ConditionResult = { kind: 'not' }
const UNDATED: ConditionResult = { kind: 'undated' }

/** Evaluates a rule's condition; see docs/price-language.md, "When a rule applies". `inUse` are the bits of the inputs whose answers count. */
export function evaluateCondition(when: ConditionPlan, selection: ResolvedSelection, inUse: number): ConditionResult {
  if (when.package !== null && (selection.package === null || !when.package.has(selection.package.package.id))) return NOT
  for (const index of when.addons) if (!selection.taken.some(({ plan }) => plan.index === index)) return NOT
  let waitingFor = 0
  for (const { index, holds } of when.inputs) {
    const bit = 1 << index
    const answer = selection.answers[index] ?? NO_ANSWER
    if ((inUse & bit) === 0) return NOT
    if (answer === NO_ANSWER) waitingFor |= bit
    else if (!holds(answer)) return NOT
  }
  const { weekdays, from, until } = when
  const dated = weekdays !== null || from !== null || until !== null
  if (dated && selection.date === null) return waitingFor === 0 ? UNDATED : NOT
  if (selection.date !== null) {
    if (from !== null && selection.date < from) return NOT
    if (until !== null && selection.date > until) return NOT
    if (weekdays !== null && (weekdays & selection.weekday) === 0) return NOT
  }
  return waitingFor === 0 ? APPLIES : { kind: 'waiting', inputs: waitingFor }
}
