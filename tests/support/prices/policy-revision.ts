import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Policies } from '#src/contract/generated/types.ts'
import { samplePolicies } from '../content/sample-policies.ts'
import { sampleRevision } from '../content/sample-revision.ts'

/** The sample business with policies. */
export async function revisionWithPolicies(policies: Policies = samplePolicies()): Promise<Revision> {
  const { content } = await sampleRevision()
  return compiledRevision('policies', { ...content, policies }, '2026-05-11')
}
