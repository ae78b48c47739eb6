import type { Day } from '#src/contract/generated/types.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { ruleRow } from '#src/catalog/told/rule-rows.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { textAt, fieldsOf } from '../draft/draft-value.ts'
import { withRule } from './offer.ts'

/** What a page will say of an offer, in one category. */
export interface OfferWords {
  category: string
  lines: readonly string[]
}

/** What pages will say of an offer, by the page's own plan; null while the rest of the content cannot be read. */
export function offerWords(rules: ReadonlyMap<string, object>, documents: readonly DatasetDocument[], today: Day): OfferWords[] | null {
  const read = readDocuments(documents.map(document => (rules.has(document._id) ? withRule(document, rules.get(document._id) ?? {}) : document)))
  if (!read.ok) return null
  const content = new ContentByDay(read.content).on(today)
  const compiled = compile(content)
  if (!compiled.ok) return null
  const scope = { ...revisionOf('draft', content, compiled.catalog), today }
  return content.categories.flatMap((category, position) => {
    const id = textAt(fieldsOf(rules.get(read.categoryIds[position] ?? '')), 'id')
    const rule = category.rules?.find(one => one.id === id)
    if (rule === undefined) return []
    const { title, lines, conditions } = ruleRow(rule, category, scope)
    return [{ category: category.title, lines: [[title, ...lines.map(({ text }) => text)].join(': '), ...conditions] }]
  })
}
