import type { Day } from '#src/contract/generated/types.ts'
import { ruleRow } from '#src/catalog/told/rule-rows.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textAt, fieldsOf } from '../draft/draft-value.ts'
import { compiledDraft } from '../publish/compiled-draft.ts'
import { type OfferEdit, withOffers } from './offer.ts'

/** What a page will say of an offer, in one category. */
interface OfferWords {
  category: string
  lines: readonly string[]
}

/** What pages will say of an offer, or why the site would refuse it; neither while the rest of the content cannot be read. */
export interface OfferOutcome {
  words: readonly OfferWords[]
  refusals: readonly string[]
}

/** What comes of an offer, by the site's own compiler and the page's own plan; null while the rest of the content cannot be read. */
export function offerOutcome(edits: ReadonlyMap<string, OfferEdit>, documents: readonly DatasetDocument[], today: Day): OfferOutcome | null {
  const compiled = compiledDraft(documents, withOffers(documents, edits), today)
  if (!compiled.ok) return compiled.refusals.length === 0 ? null : { words: [], refusals: compiled.refusals }
  const { revision, categoryIds } = compiled
  const { content } = revision
  const scope = { ...revision, today }
  const words = content.categories.flatMap((category, position) => {
    const id = textAt(fieldsOf(edits.get(categoryIds[position] ?? '')?.rule), 'id')
    const rule = category.rules?.find(one => one.id === id)
    if (rule === undefined) return []
    const { title, lines, conditions } = ruleRow(rule, category, scope)
    return [{ category: category.title, lines: [[title, ...lines.map(({ text }) => text)].join(': '), ...conditions] }]
  })
  return { words, refusals: [] }
}
