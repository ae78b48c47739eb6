import type { PolicyDifference } from '#src/contract/generated/types.ts'
import { cancellationWords, depositWords, policyScope } from '../policies/policy-words.ts'
import type { Revision } from '../revision.ts'

/** What two revisions say of deposits and cancelling, as far as only one says it; null where both say the same. */
export function comparePolicies(before: Revision, after: Revision): PolicyDifference | null {
  const [old, now] = [saidIn(before), saidIn(after)]
  const difference = { before: old.filter(text => !now.includes(text)), after: now.filter(text => !old.includes(text)) }
  return difference.before.length + difference.after.length === 0 ? null : difference
}

function saidIn(revision: Revision): string[] {
  const scope = policyScope(revision)
  if (scope === null) return []
  const { deposits = [], cancellations = [] } = scope.policies
  return [...deposits.flatMap(deposit => depositWords(deposit, scope)), ...cancellations.flatMap(policy => cancellationWords(policy, scope))]
}
