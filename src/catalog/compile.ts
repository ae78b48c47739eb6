import type { Problem } from '#src/contract/decode.ts'
import type { Business, Category, Content, Id, Reason } from '#src/contract/generated/types.ts'
import { compileInputs } from './compile-inputs.ts'
import { compileAddons, compilePackages } from './compile-items.ts'
import { compileRules } from './compile-rules.ts'
import type { Catalog, CategoryPlan, NumberInputPlan } from './plan.ts'
import type { PriceScope } from './prices/price-scope.ts'
import { Place } from './problems.ts'
import { EXACT_LIMIT } from './rounding.ts'

/** The part of the content that prices depend on. */
export type CatalogContent = Pick<Content, 'categories'> & { business: Pick<Business, 'reasons'> }

export type Compiled = { ok: true; catalog: Catalog } | { ok: false; problems: Problem[] }

/** Turns valid content into a catalog in which every reference is resolved, or into all of its problems at once, each with its JSON pointer. */
export function compile(content: CatalogContent, watch: PriceScope['watch'] = null): Compiled {
  const problems: Problem[] = []
  const root = new Place(problems)
  const reasonById = root.at('business', 'reasons').index(content.business.reasons, 'reason')
  checkCategoryNames(content.categories, root.at('categories'))
  const categories = content.categories.map((category, position) => compileCategory(category, root.at('categories', position), reasonById, watch))
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, catalog: { categories, categoryById: new Map(categories.map(plan => [plan.category.id, plan])) } }
}

function compileCategory(category: Category, place: Place, reasonById: ReadonlyMap<Id, Reason>, watch: PriceScope['watch']): CategoryPlan {
  const packageById = place.at('packages').index(category.packages, 'package')
  const inputs = compileInputs(category, place, category.packages, reasonById)
  const inputById = new Map(inputs.map(input => [input.id, input]))
  const scope = { inputById, reasonById, watch }
  const packages = compilePackages(category, place, scope)
  const addons = compileAddons(category, place, scope, packageById)
  const addonById = new Map(addons.map(item => [item.addon.id, item]))
  const rules = compileRules(category, place, { ...scope, packageById, addonById })
  const plan: CategoryPlan = {
    category,
    inputs,
    inputById,
    packages,
    packageById: new Map(packages.map(item => [item.package.id, item])),
    addons,
    addonById,
    rules,
    times: compileTimes(category, place, inputById),
    alwaysShown: category.inputs.reduce((bits, input, position) => (input.show === 'always' ? bits | (1 << (position + 1)) : bits), 0),
    idsByBits: new Map(),
  }
  checkLimit(category, place)
  checkExactness(plan, place)
  return plan
}

/** Ids, prefixes, anchors and paths name things across categories, and a package's id is also its service type: none may stand twice. */
function checkCategoryNames(categories: readonly Category[], place: Place): void {
  place.index(categories, 'category')
  for (const key of ['fieldPrefix', 'sectionId', 'path'] as const) {
    const seen = new Set<string>()
    categories.forEach((category, position) => {
      if (seen.has(category[key])) place.at(position, key).report(`"${category[key]}" stands in another category too: it must differ`)
      seen.add(category[key])
    })
  }
  const owner = new Map<Id, Id>()
  categories.forEach((category, position) => {
    category.packages.forEach(({ id }, index) => {
      const other = owner.get(id)
      if (other !== undefined && other !== category.id)
        place.at(position, 'packages', index, 'id').report(`"${id}" is also a package of "${other}": package ids must differ`)
      owner.set(id, category.id)
    })
  })
}

function compileTimes(category: Category, place: Place, inputById: CategoryPlan['inputById']): NumberInputPlan | null {
  if (category.times === undefined) return null
  const timesPlace = place.at('times')
  const input = timesPlace.find(inputById, category.times, 'input')
  if (input?.kind === 'number' && input.factor === 1 && input.min >= 1) return input
  if (input !== null) timesPlace.report(`"${category.times}" must be a number input of whole numbers, 1 or more`)
  return null
}

function checkLimit({ limit }: Category, place: Place): void {
  if (limit?.min !== undefined && limit.max !== undefined && limit.min > limit.max) {
    place.at('limit', 'max').report(`${limit.max} must not be below min, ${limit.min}`)
  }
}

/** Lines are proved exact one by one; this proves their products with `times` and percentages. */
function checkExactness({ packages, addons, rules, times }: CategoryPlan, place: Place): void {
  const dearest = Math.max(...packages.map(({ price }) => price.most / price.denominator))
  const base = addons.reduce((most, { price, max }) => most + (price.most / price.denominator) * max, dearest) * (times?.max ?? 1)
  const percent = rules.reduce((most, { effect }) => (effect.kind === 'percent' ? Math.max(most, Math.abs(effect.bps)) : most), 10_000)
  if (base * percent > EXACT_LIMIT) place.report('prices can grow too large to be computed exactly: lower amounts or the limits of inputs')
}
