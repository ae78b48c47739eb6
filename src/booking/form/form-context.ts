import type { Answers } from '#src/catalog/estimate/amount-accumulator.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import type { VisitEstimate } from '#src/catalog/visit/estimate-visit.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import type { Selection, SelectionProblem } from '#src/catalog/estimate/selection.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { type Choices, selectionOf } from './form-values.ts'

/** What the checks of a form depend on besides its values. */
export interface FormContext {
  revision: FormRevision
  layout: Layout
  now: LocalTime
  /** Whether the slot check found the time taken. */
  isTaken: boolean
}

/** The price of the form's values, as far as they can be priced. */
export interface Priced {
  estimate: Estimate | null
  /** The answers by the index of their input, with what follows from them; none without an estimate. */
  answers: Answers
  refused: readonly SelectionProblem[]
  /** The visit that the values are an item of, where content says something of visits. */
  visit?: VisitEstimate | null
}

/** Prices the form's values for a request of the local time `asked`; a selection that the catalog does not allow is refused without a price. */
export function priceForm(revision: FormRevision, values: Choices, asked: LocalTime | null): Priced {
  const selection = selectionOf(revision, values, asked)
  if (selection === null) return { estimate: null, answers: [], refused: [] }
  const price = (of: FormRevision) => priceSelection(of, selection, values.rest)
  return (asked && revision.epochs?.price(selection.date, asked.date, price)) ?? price(revision)
}

/** Prices a selection, as an item of a visit where content says something of visits. */
export function priceSelection(revision: Pick<FormRevision, 'catalog' | 'visit'>, selection: Selection, rest?: RestOfVisit): Priced {
  if (revision.visit) return revision.visit.price(selection, rest)
  const resolution = resolve(revision.catalog, selection)
  if (!resolution.ok) return { estimate: null, answers: [], refused: resolution.problems }
  const { resolved } = resolution
  return { estimate: estimate(resolved), answers: resolved.answers, refused: [] }
}
