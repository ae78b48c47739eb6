import { ContentPointer } from '../compile/content-pointer.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import type { Answers } from '../estimate/amount-accumulator.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Selection } from '../estimate/selection.ts'
import type { Catalog } from '../plan.ts'
import type { FormRevision } from '../revision.ts'
import { buildVisit } from './build-visit.ts'
import { estimateVisit, type VisitEstimate } from './estimate-visit.ts'
import { type Item, resolveVisit, type VisitProblem } from './resolve-visit.ts'
import type { VisitPlan } from './visit-plan.ts'

/** What a visit has beside one of its items: the others, in their order, and the answers to its own questions. */
export interface RestOfVisit {
  before: readonly Item[]
  after: readonly Item[]
  inputs: Selection['inputs']
}

/** Begins the place of a problem that is not of the item. */
export const ELSEWHERE = '$.'

/** A visit's price, as the estimate of one of its items: what that misses and uses, and what the visit itself does. */
interface PricedVisit {
  estimate: Estimate | null
  /** The answers of the item, with what follows from them. */
  answers: Answers
  /** Null where the visit is refused. */
  visit: VisitEstimate | null
  refused: readonly VisitProblem[]
}

/** Prices visits; a revision has it where its content says something of them. */
export interface VisitPricing {
  plan: VisitPlan
  price: (selection: Selection, rest?: RestOfVisit) => PricedVisit
}

/** Of a visit of one item, without answers. */
export const NO_REST: RestOfVisit = { before: [], after: [], inputs: {} }

/** Compiles what content, which was checked before, says of visits; null where it says nothing. */
export function visitPricing(content: CatalogContent, catalog: Catalog): VisitPricing | null {
  const plan = buildVisit(content, new ContentPointer([]))
  return plan === null ? null : { plan, price: (selection, rest = NO_REST) => priceVisit(catalog, plan, selection, rest) }
}

/** Adds to a revision what its visits cost. */
export function withVisit<R extends FormRevision>(revision: R): R {
  return { ...revision, visit: visitPricing(revision.content, revision.catalog) }
}

/** A visit's price by its catalog and plan: as they are, or as pages promise them. */
export function priceVisit(catalog: Catalog, plan: VisitPlan, selection: Selection, { before, after, inputs }: RestOfVisit): PricedVisit {
  const { date, time } = selection
  const resolution = resolveVisit(catalog, plan, { items: [...before, selection, ...after], inputs, date, ...(time !== undefined && { time }) })
  if (!resolution.ok) return { estimate: null, answers: [], visit: null, refused: resolution.problems.map(problem => asOf(before.length, problem)) }
  const visit = estimateVisit(plan, resolution.items, resolution.own)
  const own = visit.items[before.length]
  const of = (key: 'missing' | 'used') => [...(own?.[key] ?? []), ...visit.own[key]]
  return { estimate: { ...visit, missing: of('missing'), used: of('used') }, answers: own?.answers ?? [], visit, refused: [] }
}

function asOf(item: number, problem: VisitProblem): VisitProblem {
  return problem.item === item ? problem : { ...problem, place: ELSEWHERE + problem.place }
}
