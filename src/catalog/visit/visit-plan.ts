import type { CatalogVisit } from '../compile/build-catalog.ts'
import type { Id } from '#src/contract/generated/types.ts'
import type { CategoryPlan } from '../plan.ts'

/** A compiled visit: what its items cost together, whatever they are. */
export interface VisitPlan {
  visit: CatalogVisit
  /** Its questions, rules, limit and set-up time, as those of a category with one package; its add-ons are those of all categories that rules name. */
  plan: CategoryPlan
  /** By rule: the items that it counts, and how many there must be. */
  tests: readonly RuleTest[]
}

/** The items that a rule counts, and those that its exceptions do. */
export interface RuleTest extends ItemTest {
  /** How many of its items, the dearest, its percentage leaves out. */
  full: number
  unless: readonly ItemTest[]
}

/** How many items of some categories and packages a visit must have, from `min` to `max`. */
export interface ItemTest {
  /** Null for any. */
  category: ReadonlySet<Id> | null
  package: ReadonlySet<Id> | null
  min: number
  max: number
}
