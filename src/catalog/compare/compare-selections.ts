import type { Id, PriceChange, SelectionDifference, SelectionExample } from '#src/contract/generated/types.ts'
import { type Estimate, estimate } from '../estimate/estimate.ts'
import type { CategoryPlan } from '../plan.ts'
import { selectionText } from '../words/selection-text.ts'
import { areEnough } from './examples.ts'
import { ALL_DAYS, type PricedDays } from '../publish-check/candidates.ts'
import { walkSelections } from './walk-selections.ts'
import { idleAddons, idleSets } from './idle-addons.ts'
import { resolve } from '../estimate/resolve.ts'
import type { FormRevision } from '../revision.ts'
import type { Selection } from '../estimate/selection.ts'
import { noChanges, type Outcome, outcomeOf, outcomeText, priceChange } from './price-change.ts'

/** A category's plan in one of the revisions. */
export interface Side {
  revision: FormRevision
  plan: CategoryPlan
}

/** A selection as one side accepts it, with its price and duration there. */
interface Taken {
  selection: Selection
  outcome: Outcome
  duration: Estimate['duration']
}

/**
 * Prices the selections of a category under two revisions: those of either side that can make a difference, at most `max` per side, each as often as it
 * stands for others with idle add-ons. Answers to
 * questions that the other side lacks are dropped there; a selection that is incomplete on the other side is compared by its completions.
 */
export function compareSelections(before: Side, after: Side, max: number, days: PricedDays = ALL_DAYS): SelectionDifference {
  const result: SelectionDifference = { compared: 0, is_whole: true, counts: noChanges(), longer: 0, shorter: 0, examples: [] }
  const seen = new Set<string>()
  const idle = idleAddons(before.plan, after.plan)

  function count(old: Taken, now: Taken, times: number): void {
    const key = `${keyOf(old.selection)} ${keyOf(now.selection)}`
    if (seen.has(key)) return
    seen.add(key)
    result.compared += times
    const longer = durationChange(old, now)
    if (longer > 0) result.longer += times
    if (longer < 0) result.shorter += times
    const change = priceChange(old.outcome, now.outcome)
    if (change === null) return
    result.counts[change] += times
    if (!areEnough(result.examples, change)) result.examples.push(exampleOf(change, old, now, before, after))
  }

  const walked: Walked = { idle, max, days }
  const walkBefore = walkSide(before, after, walked, (own, other, times) => count(own, other, times))
  const walkAfter = walkSide(after, before, walked, (own, other, times) => count(other, own, times))
  result.is_whole = walkBefore && walkAfter
  return result
}

/** Which selections are compared. */
interface Walked {
  idle: ReadonlySet<Id>
  max: number
  days: PricedDays
}

/** Visits the complete selections of one side with the other side's result; returns whether all were visited. */
function walkSide(own: Side, other: Side, { idle, max, days }: Walked, visit: (own: Taken, other: Taken, times: number) => void): boolean {
  const { isWhole } = walkSelections(
    own.revision.catalog,
    own.plan,
    max,
    (selection, result, chosen) => {
      const outcome = outcomeOf(result)
      const taken = take(other, selection)
      if (outcome === null || taken === null) return
      visit({ selection, outcome, duration: result.duration }, taken, idleSets(idle, own.plan, chosen.package))
    },
    idle,
    days,
  )
  return isWhole
}

/** The other side's result for a selection; null when it is incomplete there. */
function take({ revision, plan }: Side, given: Selection): Taken | null {
  const selection = { ...given, inputs: Object.fromEntries(Object.entries(given.inputs).filter(([id]) => plan.inputById.has(id))) }
  const resolution = resolve(revision.catalog, selection)
  if (!resolution.ok) return { selection, outcome: 'impossible', duration: null }
  const result = estimate(resolution.resolved)
  const outcome = outcomeOf(result)
  return outcome === null ? null : { selection, outcome, duration: result.duration }
}

/** Positive when the visit takes longer: by its upper end, then by its lower end. */
function durationChange(old: Taken, now: Taken): number {
  if (old.outcome === 'impossible' || now.outcome === 'impossible' || old.duration === null || now.duration === null) return 0
  return now.duration.high - old.duration.high || now.duration.low - old.duration.low
}

function keyOf({ package: chosen, inputs, addons, date, time }: Selection): string {
  return JSON.stringify([chosen, Object.entries(inputs).sort(([a], [b]) => (a < b ? -1 : 1)), addons, date, time])
}

/** Names the selection in the newer words, unless it is no longer possible. */
function exampleOf(change: PriceChange, old: Taken, now: Taken, before: Side, after: Side): SelectionExample {
  const [{ selection }, { plan, revision }] = change === 'impossible' ? [old, before] : [now, after]
  const title = selectionText(selection, plan, revision.money)
  return { change, title, before: outcomeText(old.outcome, before.revision), after: outcomeText(now.outcome, after.revision) }
}
