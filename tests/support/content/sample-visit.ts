import { decode } from '#src/contract/decode.ts'
import { validateVisit } from '#src/contract/generated/content-validators.js'
import type { Visit } from '#src/contract/generated/types.ts'
import visit from '../../cases/visit.json' with { type: 'json' }

/** What the sample business could say of visits: a trip fee, discounts from three and from five vehicles on, a question, a minimum and a set-up time. */
export function sampleVisit(): Visit {
  const decoded = decode<Visit>(validateVisit, visit)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems))
  return decoded.value
}
