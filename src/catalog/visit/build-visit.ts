import type { VisitRule, VisitWhen } from '#src/contract/generated/types.ts'
import { buildCategory, type CatalogContent } from '../compile/build-catalog.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { asCategory } from './visit-category.ts'
import type { ItemTest, RuleTest, VisitPlan } from './visit-plan.ts'

/** Builds what a visit's items cost together; null for content that says nothing of it. Reports unknown references. */
export function buildVisit(
  { visit, categories, business }: CatalogContent,
  root: ContentPointer,
  watch: PriceScope['watch'] = null,
): VisitPlan | null {
  if (visit === undefined) return null
  const plan = buildCategory(asCategory(visit, categories), root.at('visit'), business, watch)
  return { visit, plan, tests: (visit.rules ?? []).map(ruleTest) }
}

function ruleTest({ when = {}, unless = [] }: VisitRule): RuleTest {
  return { ...testOf(when), full: when.items?.full ?? 0, unless: unless.map(testOf) }
}

function testOf({ items = {} }: VisitWhen): ItemTest {
  const { category, package: packages, full = 0, min = Object.keys(items).length > 0 ? full + 1 : 0, max = Infinity } = items
  return { category: category === undefined ? null : new Set(category), package: packages === undefined ? null : new Set(packages), min, max }
}
