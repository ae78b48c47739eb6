import { decode } from '#src/contract/decode.ts'
import { validatePolicies } from '#src/contract/generated/content-validators.js'
import type { Policies } from '#src/contract/generated/types.ts'
import policies from '../../cases/policies.json' with { type: 'json' }

/** What the sample business could say of deposits and cancelling. */
export function samplePolicies(): Policies {
  const decoded = decode<Policies>(validatePolicies, policies)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems))
  return decoded.value
}
