import type { Id } from '#src/contract/generated/types.ts'
import { LAST_DAY } from '../days.ts'
import type { CategoryPlan } from '../plan.ts'
import { askedByRules } from '../publish-check/asked-inputs.ts'
import type { Revision } from '../revision.ts'
import { asAdvertised, visitAsAdvertised } from '../told/as-advertised.ts'

/** The labels of the questions of a category and of a visit that only the later revision asks, and at whose answers rules look that pages tell of. */
export function askedNow(category: Id, earlier: Revision, later: Revision): string[] {
  const old = plansOf(category, earlier)
  return plansOf(category, later).flatMap((plan, at) => (plan === null ? [] : newIn(plan, old[at] ?? null)))
}

function plansOf(category: Id, { catalog, visit }: Revision): (CategoryPlan | null)[] {
  const own = catalog.categoryById.get(category)
  // Also by rules that are told from a day on.
  return [own === undefined ? null : asAdvertised(own, LAST_DAY), visit ? visitAsAdvertised(visit.plan, LAST_DAY).plan : null]
}

function newIn(plan: CategoryPlan, old: CategoryPlan | null): string[] {
  const ids = new Set(askedByRules(plan).flatMap(({ id, derive }) => (derive !== undefined || old?.inputById.has(id) === true ? [] : [id])))
  return plan.category.inputs.flatMap(({ id, label }) => (ids.has(id) ? [label] : []))
}
