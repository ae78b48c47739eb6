import type { Day, Id } from '#src/contract/generated/types.ts'
import { catalogOf } from '../compile/build-catalog.ts'
import type { VisitPricing } from '../visit/visit-pricing.ts'
import { AmountAccumulator, FIRST_INPUT, NO_ANSWER } from '../estimate/amount-accumulator.ts'
import { estimate } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'
import { type ResolvedSelection, resolve } from '../estimate/resolve.ts'
import type { Selection } from '../estimate/selection.ts'
import { memoize } from '../memoize.ts'
import { beforeTax } from '../taxes/before-tax.ts'
import type { AmountPlan, Catalog, CategoryPlan, PackagePlan } from '../plan.ts'
import { addonChoices } from './addon-choices.ts'
import { RowCosts } from './row-costs.ts'
import { answersIn, type RowOfChoices, testsOf } from './row-tests.ts'
import { visitsFrom } from './visit-days.ts'
import { withoutCoupons } from './without-coupons.ts'

/** Limit of the selections of a category that are priced; of one with more nothing is promised. */
const MAX_PRICED = 100_000

/** What is known of a category's packages for a day and by what visits add, and how many selections may still be priced. */
interface Costs {
  today: Day
  until: Day | null
  visit: VisitPricing | null
  left: number
  byPackage: Map<Id, RowCosts[] | null>
}

const costsOf = memoize<CategoryPlan, Costs>(() => ({ today: '', until: null, visit: null, left: MAX_PRICED, byPackage: new Map() }))

/**
 * What a package's selections without a coupon cost, for each of its price's rows: all that can make a difference, on visits from today on and before
 * prices change (`until`), each as it is estimated, as the only item of its visit, before taxes that are added. Null when there are too many of them.
 */
export function packageCosts(
  plan: CategoryPlan,
  id: Id,
  rows: readonly RowOfChoices[],
  today: Day,
  visit: VisitPricing | null = null,
  until: Day | null = null,
): RowCosts[] | null {
  const costs = costsOf(plan)
  if (costs.today !== today || costs.until !== until || costs.visit !== visit)
    Object.assign(costs, { today, until, visit, left: MAX_PRICED, byPackage: new Map() })
  const known = costs.byPackage.get(id)
  if (known !== undefined) return known
  const chosen = plan.packageById.get(id)
  const found = chosen === undefined ? null : priced(withoutCoupons(plan), chosen, rows, costs)
  costs.byPackage.set(id, found)
  return found
}

function priced(plan: CategoryPlan, chosen: PackagePlan, rows: readonly RowOfChoices[], costs: Costs): RowCosts[] | null {
  const alone: Selection = { category: plan.category.id, package: chosen.package.id, inputs: {}, addons: [], date: null }
  const { used: asked } = estimate(resolved(catalogOf([{ ...plan, rules: [] }]), alone))
  const sets = addonChoices(plan, chosen, asked, costs.left)
  if (sets === null) return null
  const catalog = catalogOf([plan])
  const tests = rows.map(row => testsOf(row, plan))
  const answers = new Map(plan.inputs.map(input => [input.id, answersIn(input, rows, plan)]))
  const found = rows.map(() => new RowCosts())
  const { visit: pricing } = costs
  const own = pricing?.plan.plan
  const ownAnswers = new Map(own?.inputs.map(input => [input.id, answersIn(input, [], own)]))
  const visits = visitsFrom(own === undefined ? plan : bothOf(plan, own), costs.today, costs.until)
  for (const addons of sets) for (const visit of visits) complete({ ...alone, addons, ...visit })
  return costs.left < 0 ? null : found

  /** Answers the next open question in every way, recursively; then those of the visit. */
  function complete(selection: Selection, inputs: Selection['inputs'] = {}): void {
    if (--costs.left < 0) return
    const resolution = resolved(catalog, selection)
    const result = pricing?.price(selection, { before: [], after: [], inputs }).estimate ?? estimate(resolution)
    const [open] = result.missing
    if (open !== undefined) {
      for (const answer of answers.get(open) ?? []) complete({ ...selection, inputs: { ...selection.inputs, [open]: answer } }, inputs)
      if (!answers.has(open)) for (const answer of ownAnswers.get(open) ?? []) complete(selection, { ...inputs, [open]: answer })
      return
    }
    const row = tests.findIndex(all => all.every(({ index, holds }) => holds(resolution.answers[index] ?? NO_ANSWER)))
    found[row]?.add({ ...result, ...beforeTax(result) }, ownPrice(chosen.price, resolution), selection.addons.length === 0 && selection.date === null)
  }
}

/** A category whose rules are also those of the visit, as far as they look at when that is. */
function bothOf(plan: CategoryPlan, own: CategoryPlan): CategoryPlan {
  const inputs = plan.inputs.map((input, index) => {
    const other = own.inputs[index]
    if (index >= FIRST_INPUT || input.kind !== 'number' || other?.kind !== 'number') return input
    return { ...input, breakpoints: input.breakpoints.union(other.breakpoints) }
  })
  return { ...plan, inputs, rules: [...plan.rules, ...own.rules] }
}

function resolved(catalog: Catalog, selection: Selection): ResolvedSelection {
  const resolution = resolve(catalog, selection)
  if (!resolution.ok) throw new Error(`priced a selection that is refused: ${JSON.stringify(selection)}`)
  return resolution.resolved
}

/** Null for a quote. */
function ownPrice({ add, denominator, fixed }: AmountPlan, { answers }: ResolvedSelection): Interval | null {
  if (fixed !== null) return fixed
  const accumulator = new AmountAccumulator()
  add(answers, accumulator)
  return accumulator.reasons.length > 0 ? null : accumulator.rounded(denominator)
}
