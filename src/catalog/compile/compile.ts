import type { Problem } from '#src/contract/decode.ts'
import type { Category, Id, Reason } from '#src/contract/generated/types.ts'
import { checkNames } from './check-names.ts'
import { checkRules } from './check-rules.ts'
import { buildCatalog, type CatalogContent } from './build-catalog.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { checkPolicies } from '../policies/check-policies.ts'
import { checkTaxes } from '../taxes/check-taxes.ts'
import { buildVisit } from '../visit/build-visit.ts'
import { checkVisit } from '../visit/check-visit.ts'
import type { VisitPlan } from '../visit/visit-plan.ts'
import { mostOfBase, mostPercent } from './most-of.ts'
import { ContentPointer } from './content-pointer.ts'
import { EXACT_LIMIT } from '../estimate/rounding.ts'

export type Compiled = { ok: true; catalog: Catalog; visit: VisitPlan | null } | { ok: false; problems: Problem[] }

/** Compiles valid content to a catalog, and what its visits cost, with every reference resolved; or reports all of its problems, each with its JSON pointer. */
export function compile(content: CatalogContent, watch: PriceScope['watch'] = null): Compiled {
  const problems: Problem[] = []
  const root = new ContentPointer(problems)
  checkCategoryNames(content.categories, root.at('categories'))
  const shared = root.at('business', 'reasons').index(content.business.reasons, 'reason')
  const catalog = buildCatalog(content, root, watch)
  catalog.categories.forEach((plan, position) => {
    const pointer = root.at('categories', position)
    checkReasons(shared, plan.category, pointer.at('reasons'))
    checkCategory(plan, pointer)
  })
  const visit = buildVisit(content, root, watch)
  if (visit !== null) {
    checkCategory(visit.plan, root.at('visit'))
    checkVisit(visit, content, catalog, root)
  }
  checkPolicies(content, root)
  checkTaxes(content, catalog, visit, root)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalog, visit }
}

function checkCategory(plan: CategoryPlan, pointer: ContentPointer): void {
  checkLimit(plan.category, pointer)
  checkNames(plan, pointer)
  checkRules(plan, pointer)
  checkExactness(plan, pointer)
}

/** A category's reasons stand beside those of the business, of which any category may give one. */
function checkReasons(shared: ReadonlyMap<Id, Reason>, { reasons = [] }: Category, pointer: ContentPointer): void {
  pointer.index(reasons, 'reason')
  reasons.forEach(({ id }, position) => {
    if (shared.has(id)) pointer.at(position, 'id').report(`the business has a reason "${id}" too: ids must differ`)
  })
}

/** Checks names that must be unique across categories: ids, prefixes, anchors, paths, and package ids, which are also service types. */
function checkCategoryNames(categories: readonly Category[], pointer: ContentPointer): void {
  pointer.index(categories, 'category')
  for (const key of ['fieldPrefix', 'sectionId', 'path'] as const) {
    const seen = new Set<string>()
    categories.forEach((category, position) => {
      if (seen.has(category[key])) pointer.at(position, key).report(`"${category[key]}" stands in another category too: it must differ`)
      seen.add(category[key])
    })
  }
  const owner = new Map<Id, Id>()
  categories.forEach((category, position) => {
    category.packages.forEach(({ id }, index) => {
      const other = owner.get(id)
      if (other !== undefined && other !== category.id)
        pointer.at(position, 'packages', index, 'id').report(`"${id}" is also a package of "${other}": package ids must differ`)
      owner.set(id, category.id)
    })
  })
}

function checkLimit({ limit }: Category, pointer: ContentPointer): void {
  if (limit?.min !== undefined && limit.max !== undefined && limit.min > limit.max) {
    pointer.at('limit', 'max').report(`${limit.max} must not be below min, ${limit.min}`)
  }
}

/** `compileAmount` proves single lines exact; this proves their products with `times` and percentages. */
function checkExactness(plan: CategoryPlan, pointer: ContentPointer): void {
  if (mostOfBase(plan) * mostPercent(plan) > EXACT_LIMIT)
    pointer.report('prices can grow too large to be computed exactly: lower amounts or the limits of inputs')
}
