import type { PolicyWhen } from '#src/contract/generated/types.ts'
import type { PolicyBasis } from './policy-basis.ts'

/**
 * The policies of a list that may apply to a request: the first one for all customers, and those for new customers that stand before it. The latter are only
 * told: whether a customer is new is never shown to a visitor.
 */
export function applying<P extends { when?: PolicyWhen }>(policies: readonly P[], basis: PolicyBasis): P[] {
  const found: P[] = []
  for (const policy of policies) {
    if (!applies(policy.when ?? {}, basis)) continue
    found.push(policy)
    if (policy.when?.customers === undefined) break
  }
  return found
}

/** Whether some item of the request is what a policy is for. */
function applies({ category, package: packages }: PolicyWhen, { items }: PolicyBasis): boolean {
  return items.some(
    item =>
      (category === undefined || category.includes(item.category)) &&
      (packages === undefined || (item.package !== null && packages.includes(item.package))),
  )
}
