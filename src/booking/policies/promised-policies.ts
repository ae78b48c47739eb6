import { basisPrice, type BasisItem } from '#src/catalog/policies/policy-basis.ts'
import { policyTerms } from '#src/catalog/policies/policy-terms.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { EstimateSnapshot } from '#src/contract/generated/types.ts'
import type { Priced } from '../form/form-context.ts'
import { type Choices, selectionOf } from '../form/form-values.ts'

/** The items of a request as policies look at them. */
export function policyItemsOf(revision: FormRevision, values: Choices, { estimate, visit }: Priced): BasisItem[] {
  const own = selectionOf(revision, values, null)
  if (own === null) return []
  const { before = [], after = [] } = values.rest ?? {}
  return [...before, own, ...after].map((item, position) => ({
    category: item.category,
    package: item.package,
    inputs: item.inputs,
    used: new Set(visit?.items[position]?.used ?? estimate?.used),
  }))
}

/** An estimate with what is promised beside it of deposits and cancelling, by its own price; as it was where nothing is promised. */
export function withPolicies(estimate: EstimateSnapshot, items: readonly BasisItem[], revision: FormRevision): EstimateSnapshot {
  const { policies: _, ...rest } = estimate
  const terms = policyTerms(revision, { items, price: basisPrice(estimate) })
  return terms === null ? rest : { ...rest, policies: terms }
}
