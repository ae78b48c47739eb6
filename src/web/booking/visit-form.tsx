import type { FormRevision } from '#src/catalog/revision.ts'
import type { FormTerms } from '../renderer/fields/form-view.ts'
import { visitParts, type VisitParts } from '../form/visit/visit-parts.tsx'
import { recall } from './session-memory.ts'
import { DRAFT } from './use-draft.ts'

/** The form of a visit of several items, in a file that is loaded only where content says something of visits. */
export { withVisit } from '#src/catalog/visit/visit-pricing.ts'

/** The parts of the visitors' form, whose draft is the session's. */
export function visitorParts(content: FormRevision['content'], terms: FormTerms): VisitParts {
  return visitParts(content, terms, () => recall(DRAFT))
}
