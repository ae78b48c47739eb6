import { examplePrice } from '#src/catalog/examples/example-price.ts'
import { choicesIn } from '#src/catalog/examples/example-selection.ts'
import { outcomeOf } from '#src/catalog/compare/price-change.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import type { DraftEstimate } from './draft-estimate.ts'

/** A trial as an example that asks for its price, as the dataset keeps it; null while there is none. `document` is the id of the category's document. */
export function keptExample(told: DraftEstimate, title: string, plan: CategoryPlan, document: string): Record<string, unknown> | null {
  if (!told.ok) return null
  const { estimate, selection } = told
  const outcome = outcomeOf(estimate)
  const price = outcome === null ? null : examplePrice(outcome)
  const { package: chosen } = selection
  if (price === null || chosen === null) return null
  const example = { title, ...choicesIn({ ...selection, package: chosen }, estimate.used, plan), price }
  return { _type: 'Example', ...withSystemFields('Example', example, () => document) }
}
