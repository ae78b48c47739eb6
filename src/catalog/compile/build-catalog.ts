import type { Business, Category, Content, Policies, Visit } from '#src/contract/generated/types.ts'
import { FIRST_INPUT, OF_VISIT } from '../estimate/amount-accumulator.ts'
import { compileInputs } from './compile-inputs.ts'
import { compileAddons, compilePackages } from './compile-items.ts'
import { compileRules, type RuleScope } from './compile-rules.ts'
import type { Catalog, CategoryPlan, NumberInputPlan } from '../plan.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { taxKinds } from '../taxes/registry.ts'
import type { ContentPointer } from './content-pointer.ts'

/** What prices depend on of a visit: all but its texts. */
export type CatalogVisit = Omit<Visit, 'words'>

/** The part of the content that prices depend on. */
export type CatalogContent = Pick<Content, 'categories'> & {
  business: Pick<Business, 'reasons' | 'prices' | 'taxes'> & Partial<Pick<Business, 'locale'>>
  visit?: CatalogVisit
  policies?: Policies
}

/**
 * Builds a catalog with every reference resolved, and reports unknown references. Sufficient for content that was checked before; browsers do
 * without the further checks of `compile`.
 */
export function buildCatalog({ business, categories }: CatalogContent, root: ContentPointer, watch: PriceScope['watch'] = null): Catalog {
  const plans = categories.map((category, position) => buildCategory(category, root.at('categories', position), business, watch))
  return catalogOf(plans)
}

/** A catalog of category plans, built together or one by one. */
export function catalogOf(plans: readonly CategoryPlan[]): Catalog {
  return { categories: plans, categoryById: new Map(plans.map(plan => [plan.category.id, plan])) }
}

export function buildCategory(
  category: Category,
  pointer: ContentPointer,
  business: CatalogContent['business'],
  watch: PriceScope['watch'] = null,
): CategoryPlan {
  const reasonById = new Map([...(category.reasons ?? []), ...business.reasons].map(reason => [reason.id, reason]))
  const packageById = new Map(category.packages.map(item => [item.id, item]))
  const inputs = compileInputs(category, pointer, reasonById)
  const inputById = new Map(inputs.map(input => [input.id, input]))
  const scope = { inputById, reasonById, watch }
  const packages = compilePackages(category, pointer, scope)
  const addons = compileAddons(category, pointer, scope, packageById)
  const addonById = new Map(addons.map(item => [item.id, item]))
  const ruleScope: RuleScope = { ...scope, seesVisit: true, packageById, addonById }
  return {
    category,
    reasonById,
    inputs,
    inputById,
    packages,
    packageById: new Map(packages.map(item => [item.id, item])),
    addons,
    addonById,
    rules: compileRules(category, pointer, ruleScope),
    taxes: business.taxes && taxKinds.compile?.(category, pointer, ruleScope, business.taxes, business.locale),
    times: compileTimes(category, pointer, inputById),
    derived: inputs.filter(({ derive }) => derive !== undefined),
    alwaysShown: category.inputs.reduce(
      (bits, input, position) => ('show' in input && input.show === 'always' ? bits | (inputs[position + FIRST_INPUT]?.asks ?? 0) : bits),
      OF_VISIT,
    ),
    idsByBits: new Map(),
  }
}

function compileTimes(category: Category, pointer: ContentPointer, inputById: CategoryPlan['inputById']): NumberInputPlan | null {
  if (category.times === undefined) return null
  const timesPointer = pointer.at('times')
  const input = timesPointer.find(inputById, category.times, 'input')
  if (input?.kind === 'number' && input.factor === 1 && input.min >= 1 && input.derive === undefined) return input
  if (input !== null) timesPointer.report(`"${category.times}" must be a number that is asked, of whole numbers, 1 or more`)
  return null
}
