import type { Revision } from '#src/catalog/revision.ts'
import { toldPolicies } from '#src/catalog/told/policy-rows.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { Fields } from '../draft/draft-value.ts'
import type { RulesOutcome } from '../prices/rules-outcome.ts'
import { compiledDraft } from '../publish/compiled-draft.ts'

const POLICIES = 'policies'

/** What pages say once policies are changed and did not say before, or why the site would refuse it; null while the rest of the content cannot be read. */
export function policiesOutcome(before: Fields, said: Fields, documents: readonly DatasetDocument[], today: Day): RulesOutcome | null {
  const others = documents.filter(({ _id }) => _id !== POLICIES)
  const after = compiledDraft(documents, [...others, policiesOf({ ...before, ...said })], today)
  if (!after.ok) return after.refusals.length === 0 ? null : { words: [], example: null, refusals: after.refusals }
  const earlier = compiledDraft(documents, [...others, policiesOf(before)], today)
  const known = new Set(earlier.ok ? sentencesOf(earlier.revision, today) : [])
  return { words: sentencesOf(after.revision, today).filter(sentence => !known.has(sentence)), example: null, refusals: [] }
}

function policiesOf(fields: Fields): DatasetDocument {
  return { ...fields, _id: POLICIES, _type: POLICIES }
}

/** Each sentence about deposits and cancelling once, whatever categories it is for. */
function sentencesOf(revision: Revision, today: Day): string[] {
  const scope = { ...revision, today }
  return [...new Set(revision.content.categories.flatMap(category => toldPolicies(category, scope, false)))]
}
