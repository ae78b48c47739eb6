import type { Id } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { type Estimate, estimate } from '../estimate/estimate.ts'
import type { Catalog, CategoryPlan, PackagePlan } from '../plan.ts'
import { resolve } from '../estimate/resolve.ts'
import type { Selection } from '../estimate/selection.ts'
import { taxesAsRules } from '../taxes/tax-rules.ts'
import { addonSets } from './addon-sets.ts'
import { askedByRules } from '../publish-check/asked-inputs.ts'
import { ALL_DAYS, answersTo, type PricedDays, visitsIn } from '../publish-check/candidates.ts'

/** The extent of a walk over a category. */
export interface Walked {
  count: number
  /** Whether all selections were visited, numbers by their intervals. */
  isWhole: boolean
}

const NONE: ReadonlySet<Id> = new Set()

/**
 * Visits the complete selections of a category that can make a difference, each with its estimate, at most `max`: every package, option and
 * interval of a number, every set of dated conditions on these days, and the sets of add-ons from addonSets, without `idle` ones.
 */
export function walkSelections(
  catalog: Catalog,
  plan: CategoryPlan,
  max: number,
  visit: (selection: Selection, result: Estimate, chosen: PackagePlan) => void,
  idle: ReadonlySet<Id> = NONE,
  days: PricedDays = ALL_DAYS,
): Walked {
  const answers = new Map<Id, (string | number)[]>(plan.inputs.map(input => [input.id, answersTo(input, plan)]))
  const ruled = taxesAsRules(plan)
  const tested = askedByRules(ruled).filter(({ derive }) => derive === undefined)
  let count = 0
  let areAllSets = true

  /** Tries all relevant answers to the selection's next open question, recursively. */
  function complete(selection: Selection, chosen: PackagePlan): void {
    if (count >= max) return
    const resolution = resolve(catalog, selection)
    if (!resolution.ok) throw new Error(`the walk tried a selection that is refused: ${JSON.stringify(selection)}`)
    const result = estimate(resolution.resolved)
    const open = result.missing[0] ?? tested.find(({ id }) => result.used.includes(id) && ownValue(selection.inputs, id) === undefined)?.id
    if (open === undefined) {
      count++
      return visit(selection, result, chosen)
    }
    for (const answer of answers.get(open) ?? []) complete({ ...selection, inputs: { ...selection.inputs, [open]: answer } }, chosen)
  }

  const visits = visitsIn(ruled, days)
  for (const chosen of plan.packages) {
    const { sets, isWhole } = addonSets(ruled, chosen.package, idle)
    areAllSets &&= isWhole
    for (const visit of visits) {
      for (const addons of sets()) {
        complete({ category: plan.category.id, package: chosen.id, inputs: {}, addons, ...visit }, chosen)
        if (count >= max) return { count, isWhole: false }
      }
    }
  }
  return { count, isWhole: areAllSets }
}
