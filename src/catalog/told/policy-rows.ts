import type { Category, PolicyWhen } from '#src/contract/generated/types.ts'
import { withOthers } from '../policies/for-others.ts'
import { cancellationWords, depositWords, policyScope } from '../policies/policy-words.ts'
import type { RuleRow } from './rule-rows.ts'
import type { ToldScope } from './told-price.ts'

/** What deposits and cancelling say under the prices of a category, a line for each sentence; none where no policy is for it. */
export function policyRows(category: Category, scope: ToldScope): RuleRow[] {
  const told = toldPolicies(category, scope, false)
  const title = scope.content.policies?.words.title ?? ''
  return told.length === 0 ? [] : [{ title, question: null, lines: [], conditions: [], text: told.join('\n') }]
}

/** Sentences about every deposit and cancellation that requests of a category may have; `isNamed`: with the category, where they are for it alone. */
export function toldPolicies(category: Category, { content, money }: ToldScope, isNamed = true): string[] {
  const scope = policyScope({ content, money })
  if (scope === null) return []
  const { deposits = [], cancellations = [] } = scope.policies
  const named = <P extends { when?: PolicyWhen }>(policies: readonly P[]) =>
    withOthers(forCategory(policies, category)).map(policy => (isNamed ? policy : { ...policy, when: withoutCategory(policy.when) }))
  return [
    ...named(deposits).flatMap(deposit => depositWords(deposit, scope)),
    ...named(cancellations).flatMap(policy => cancellationWords(policy, scope)),
  ]
}

function withoutCategory(when: PolicyWhen = {}): PolicyWhen {
  const { category: _, ...others } = when
  return others
}

/** Those of a list that may be for a category's requests: up to the first that is for all of them. */
function forCategory<P extends { when?: PolicyWhen }>(policies: readonly P[], { id, packages }: Category): P[] {
  const among = policies.filter(({ when = {} }) => {
    if (when.category?.includes(id) === false) return false
    return when.package === undefined || packages.some(item => when.package?.includes(item.id) === true)
  })
  const last = among.findIndex(({ when = {} }) => when.customers === undefined && when.package === undefined)
  return last === -1 ? among : among.slice(0, last + 1)
}
