import type { Day, Id } from '#src/contract/generated/types.ts'
import { catalogOf } from '../compile/build-catalog.ts'
import { priceVisit, type VisitPricing } from '../visit/visit-pricing.ts'
import { AmountAccumulator, FIRST_INPUT, NO_ANSWER } from '../estimate/amount-accumulator.ts'
import { type Estimate, estimate } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'
import { type ResolvedSelection, resolve } from '../estimate/resolve.ts'
import type { Selection } from '../estimate/selection.ts'
import { memoize } from '../memoize.ts'
import { beforeTax } from '../taxes/before-tax.ts'
import type { Visit } from '../visits.ts'
import type { AmountPlan, Catalog, CategoryPlan, PackagePlan } from '../plan.ts'
import { addonChoices } from './addon-choices.ts'
import { asAdvertised, visitAsAdvertised } from './as-advertised.ts'
import type { DaySpan } from './day-spans.ts'
import { RowCosts } from './row-costs.ts'
import { answersIn, type RowOfChoices, testsOf } from './row-tests.ts'
import { visitsFrom } from './visit-days.ts'

/** Limit of the selections of a category that are priced; of one with more nothing is promised. */
const MAX_PRICED = 100_000

/** What the selections of a package cost. */
export interface PackageCosts {
  /** For each row of its price, without a day and on days on which no rule's dates hold. */
  rows: RowCosts[]
  /** The least on days on which some do; null where nothing has a price. */
  spans: { days: DaySpan; least: number | null }[]
}

/** What is known of a category's packages for a day and by what visits add, and how many selections may still be priced. */
interface Costs {
  today: Day
  told: Day
  until: Day | null
  visit: VisitPricing | null
  left: { ordinary: number; onDays: number }
  byPackage: Map<Id, PackageCosts | null>
}

const nothingPriced = () => ({ left: { ordinary: MAX_PRICED, onDays: MAX_PRICED }, byPackage: new Map() })

const costsOf = memoize<CategoryPlan, Costs>(() => ({ today: '', told: '', until: null, visit: null, ...nothingPriced() }))

/**
 * What a package's selections cost as they are advertised: all that can make a difference, on visits from today on and before prices change (`until`),
 * each as it is estimated, as the only item of its visit, before taxes that are added, with the discounts that are announced on a day (`told`). Null when
 * there are too many of them.
 */
export function packageCosts(
  plan: CategoryPlan,
  id: Id,
  rows: readonly RowOfChoices[],
  today: Day,
  visit: VisitPricing | null = null,
  until: Day | null = null,
  told: Day = today,
): PackageCosts | null {
  const costs = costsOf(plan)
  if (costs.today !== today || costs.told !== told || costs.until !== until || costs.visit !== visit)
    Object.assign(costs, { today, told, until, visit, ...nothingPriced() })
  const known = costs.byPackage.get(id)
  if (known !== undefined) return known
  const chosen = plan.packageById.get(id)
  const found = chosen === undefined ? null : priced(asAdvertised(plan, told), chosen, rows, costs)
  costs.byPackage.set(id, found)
  return found
}

function priced(plan: CategoryPlan, chosen: PackagePlan, rows: readonly RowOfChoices[], costs: Costs): PackageCosts | null {
  const alone: Selection = { category: plan.category.id, package: chosen.id, inputs: {}, addons: [], date: null }
  const { used: asked } = estimate(resolved(catalogOf([{ ...plan, rules: [] }]), alone))
  const sets = addonChoices(plan, chosen, asked, costs.left.ordinary)
  if (sets === null) return null
  const catalog = catalogOf([plan])
  const tests = rows.map(row => testsOf(row, plan))
  const answers = new Map(plan.inputs.map(input => [input.id, answersIn(input, rows, plan)]))
  const { left } = costs
  const visitPlan = costs.visit === null ? null : visitAsAdvertised(costs.visit.plan, costs.told)
  const own = visitPlan?.plan
  const ownAnswers = new Map(own?.inputs.map(input => [input.id, answersIn(input, [], own)]))
  const { ordinary, spans } = visitsFrom(own === undefined ? plan : bothOf(plan, own), costs.today, costs.until)
  const found = rows.map(() => new RowCosts())
  for (const { selection, resolution, result } of everyOn(ordinary, 'ordinary')) {
    const row = tests.findIndex(all => all.every(({ index, holds }) => holds(resolution.answers[index] ?? NO_ANSWER)))
    found[row]?.add(result, ownPrice(chosen.price, resolution), selection.addons.length === 0 && selection.date === null)
  }
  const onDays = spans.map(({ days, visits }) => ({ days, least: leastOn(visits) }))
  return left.ordinary < 0 ? null : { rows: found, spans: left.onDays < 0 ? [] : onDays }

  function leastOn(visits: readonly Visit[]): number | null {
    const all = new RowCosts()
    for (const { result } of everyOn(visits, 'onDays')) all.add(result, null, false)
    return all.least
  }

  /** Every complete selection at some visits. */
  function* everyOn(visits: readonly Visit[], budget: keyof Costs['left']): Generator<Priced> {
    for (const addons of sets ?? []) for (const visit of visits) yield* completed({ ...alone, addons, ...visit }, {}, budget)
  }

  /** Answers the next open question in every way, recursively; then those of the visit. */
  function* completed(selection: Selection, inputs: Selection['inputs'], budget: keyof Costs['left']): Generator<Priced> {
    if (--left[budget] < 0) return
    const resolution = resolved(catalog, selection)
    const together = visitPlan && priceVisit(catalog, visitPlan, selection, { before: [], after: [], inputs })
    const result = together?.estimate ?? estimate(resolution)
    const [open] = result.missing
    if (open === undefined) {
      yield { selection, resolution, result: { ...result, ...beforeTax(result) } }
      return
    }
    for (const answer of answers.get(open) ?? []) yield* completed({ ...selection, inputs: { ...selection.inputs, [open]: answer } }, inputs, budget)
    if (answers.has(open)) return
    for (const answer of ownAnswers.get(open) ?? []) yield* completed(selection, { ...inputs, [open]: answer }, budget)
  }
}

interface Priced {
  selection: Selection
  resolution: ResolvedSelection
  result: Estimate
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
