import { compile } from '#src/catalog/compile/compile.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import { withVisit } from '#src/catalog/visit/visit-pricing.ts'
import { datasetNaming, documentPlace, type DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { nameIn } from '../documents/document-name.ts'
import { findingIn } from './finding-words.ts'

/** What the site would make of documents, or why it refuses a change of them in words; no refusals where the rest of the content cannot be read. */
export type CompiledDraft = { ok: true; revision: Revision; categoryIds: readonly string[] } | { ok: false; refusals: readonly string[] }

/** Compiles documents after a change, as the site would on a day; what was wrong before is no refusal of the change. */
export function compiledDraft(before: readonly DatasetDocument[], after: readonly DatasetDocument[], today: Day): CompiledDraft {
  const whole = compiledOf(after, today)
  if (whole.ok) {
    const { content, catalog, categoryIds } = whole
    return { ok: true, revision: withVisit(revisionOf('draft', content, catalog)), categoryIds }
  }
  const known = compiledOf(before, today)
  const was = new Set(known.ok ? [] : known.problems.map(problem => JSON.stringify(problem)))
  return { ok: false, refusals: whole.problems.filter(problem => !was.has(JSON.stringify(problem))).map(problem => refusalWords(problem, after)) }
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

/** Says a problem with the document that it is in. */
export function refusalWords(problem: DocumentProblem, documents: readonly DatasetDocument[]): string {
  return `${nameIn(documents, problem.document)}: ${findingIn(documents, problem)}`
}
