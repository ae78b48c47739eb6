import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { SelectionProblem } from '#src/catalog/estimate/selection.ts'
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
  refused: readonly SelectionProblem[]
}

/** Prices the form's values for a request of the local time `asked`; a selection that the catalog does not allow is refused without a price. */
export function priceForm(revision: FormRevision, values: Choices, asked: LocalTime | null): Priced {
  const selection = selectionOf(revision, values, asked)
  if (selection === null) return { estimate: null, refused: [] }
  const resolution = resolve(revision.catalog, selection)
  return resolution.ok ? { estimate: estimate(resolution.resolved), refused: [] } : { estimate: null, refused: resolution.problems }
}
