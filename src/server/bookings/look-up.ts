import type { Catalog } from '#src/catalog/plan.ts'
import type { LookupAnswer, LookupQuery } from '#src/contract/generated/types.ts'
import { refuseField } from '../http/http-error.ts'

/**
 * What follows from a code.
 * @throws HttpError 400 for a question that there is not, and for a text that is no such code.
 */
export function lookUp(catalog: Catalog, { category, input: id, text }: LookupQuery): LookupAnswer {
  const plan = catalog.categoryById.get(category)
  if (plan === undefined) throw refuseField('category', 'unknown category')
  const input = plan.inputById.get(id)
  if (input?.kind !== 'choice' || input.lookUp === undefined) throw refuseField('input', 'nothing that is looked up')
  const from = plan.category.inputs.find(other => other.id === id)
  const code = from?.kind === 'lookup' ? plan.inputById.get(from.from) : undefined
  const kept = code?.kind === 'code' ? code.read(text) : null
  if (kept === null) throw refuseField('text', 'must look like one of the pictures of its question')
  const answer = input.lookUp(kept)
  return answer === null ? {} : { answer }
}
