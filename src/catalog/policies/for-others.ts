import type { PolicyWhen } from '#src/contract/generated/types.ts'

/** A policy as it is told: for the other customers, where new ones have another. */
export type Told<P> = P & { isForOthers?: true | undefined }

/** Policies of a list with whom they are for: one for new customers counts before those that follow, as far as it is for the same packages. */
export function withOthers<P extends { when?: PolicyWhen }>(policies: readonly P[]): Told<P>[] {
  const ofNew: PolicyWhen[] = []
  return policies.map(policy => {
    const { when = {} } = policy
    if (when.customers !== undefined) {
      ofNew.push(when)
      return policy
    }
    const isForOthers = ofNew.some(each => each.package === undefined || when.package?.every(id => each.package?.includes(id)) === true)
    return isForOthers ? { ...policy, isForOthers } : policy
  })
}
