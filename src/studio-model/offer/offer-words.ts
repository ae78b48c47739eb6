import type { Day } from '#src/contract/generated/types.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { ruleRow } from '#src/catalog/told/rule-rows.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { type DocumentType, shapeOf } from '#src/cms/documents/documents.ts'
import { datasetNaming, documentPlace, type DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { nameIn } from '../documents/document-name.ts'
import { textAt, fieldsOf } from '../draft/draft-value.ts'
import { findingWords } from '../publish/finding-words.ts'
import { type OfferEdit, withOffer } from './offer.ts'

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
  const after = documents.map(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? document : withOffer(document, edit)
  })
  const whole = compiledOf(after, today)
  if (!whole.ok) {
    const before = compiledOf(documents, today)
    const known = new Set(before.ok ? [] : before.problems.map(problem => JSON.stringify(problem)))
    const refusals = whole.problems.filter(problem => !known.has(JSON.stringify(problem))).map(problem => refusalWords(problem, after))
    return refusals.length === 0 ? null : { words: [], refusals }
  }
  const { content, catalog, categoryIds } = whole
  const scope = { ...revisionOf('draft', content, catalog), today }
  const words = content.categories.flatMap((category, position) => {
    const id = textAt(fieldsOf(edits.get(categoryIds[position] ?? '')?.rule), 'id')
    const rule = category.rules?.find(one => one.id === id)
    if (rule === undefined) return []
    const { title, lines, conditions } = ruleRow(rule, category, scope)
    return [{ category: category.title, lines: [[title, ...lines.map(({ text }) => text)].join(': '), ...conditions] }]
  })
  return { words, refusals: [] }
}

function compiledOf(documents: readonly DatasetDocument[], today: Day) {
  const read = readDocuments(documents)
  if (!read.ok) return read
  const { categoryIds } = read
  const content = new ContentByDay(read.content).on(today)
  const compiled = compile(content)
  if (compiled.ok) return { ...compiled, content, categoryIds }
  const naming = datasetNaming(categoryIds)
  return { ok: false as const, problems: compiled.problems.map(({ pointer, message }) => ({ ...documentPlace(naming, pointer), message })) }
}

function refusalWords({ document: id, pointer, message }: DocumentProblem, documents: readonly DatasetDocument[]): string {
  const document = documents.find(({ _id }) => _id === id)
  const words = document === undefined ? message : findingWords(message, document, shapeOf(document._type as DocumentType), pointer, null)
  return `${nameIn(documents, id)}: ${words}`
}
