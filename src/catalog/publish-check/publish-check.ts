import type { Problem } from '#src/contract/decode.ts'
import type { Id, Reason } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import { compile } from '../compile/compile.ts'
import type { Catalog } from '../plan.ts'
import { saidAt } from '../compile/named-prices.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { unaskedConditions } from './asked-inputs.ts'
import { checkSelections, MAX_COMBINATIONS } from './check-selections.ts'
import { checkRows } from './row-counts.ts'
import { checkDiscounts } from './visit-discounts.ts'
import { checkVisitSelections } from './visit-selections.ts'
import { ReachedPointers } from './reached-pointers.ts'

/** The problems found, the number of selections covered, that of the combinations tried for them, and the catalog that was checked. */
export interface PublishReport {
  problems: Problem[]
  selections: number
  tried: number
  /** Null when it cannot be compiled. */
  catalog: Catalog | null
}

/**
 * Proves that every selection that a visitor can complete has a duration and either a number above zero or a consultation with its reason, and that
 * everything in the catalog can be reached. Of a category that would take more than `max` combinations nothing is said to be out of reach. See docs/price-language.md, "The publish check".
 */
export function publishCheck(content: CatalogContent, max = MAX_COMBINATIONS): PublishReport {
  const watched = new ReachedPointers(pointer => saidAt(pointer, content))
  const compiled = compile(content, watched.watch)
  if (!compiled.ok) return { problems: compiled.problems, selections: 0, tried: 0, catalog: null }
  const problems: Problem[] = []
  const root = new ContentPointer(problems)
  const givenReasons = new Set<Id>()
  const unknown: ContentPointer[] = []
  let [selections, tried] = [0, 0]
  compiled.catalog.categories.forEach((plan, index) => {
    const pointer = root.at('categories', index)
    const { category, inputById, reasonById } = plan
    const given = new Set<Id>()
    const checked = checkSelections(plan, pointer, { inputById, reasonById, watch: watched.watch }, given, max)
    selections += checked.selections
    tried += checked.tried
    if (!checked.isWhole) unknown.push(pointer)
    for (const { effect } of category.rules ?? []) if (effect.kind === 'notice' && effect.reason !== undefined) given.add(effect.reason)
    if (checked.isWhole) checkGiven(category.reasons ?? [], given, pointer.at('reasons'))
    for (const id of given) givenReasons.add(id)
  })
  const causes = compiled.catalog.categories.flatMap((plan, index) => unaskedConditions(plan, root.at('categories', index)))
  if (content.visit !== undefined) {
    const pointer = root.at('visit')
    const checked = checkVisitSelections(content.visit, content, pointer, watched.watch, givenReasons, max)
    tried += checked.tried
    if (!checked.isWhole) unknown.push(pointer)
    for (const { effect } of content.visit.rules ?? []) if (effect.kind === 'notice' && effect.reason !== undefined) givenReasons.add(effect.reason)
    causes.push(...unaskedConditions(checked.plan, pointer))
    if (problems.length === 0) checkDiscounts(content.visit, content, pointer, max)
  }
  watched.report(root, unknown, new Map(causes))
  checkRows(content.categories, root.at('categories'))
  if (unknown.length === 0) checkGiven(content.business.reasons, givenReasons, root.at('business', 'reasons'))
  return { problems, selections, tried, catalog: compiled.catalog }
}

function checkGiven(reasons: readonly Reason[], given: ReadonlySet<Id>, pointer: ContentPointer): void {
  reasons.forEach(({ id }, index) => {
    if (!given.has(id)) pointer.at(index).report(`nothing gives the reason "${id}": remove it`)
  })
}
