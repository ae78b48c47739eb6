import { checkContent } from '#src/cms/check/check-content.ts'
import { lintContent } from '#src/cms/check/lint-content.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Day, FailedExample } from '#src/contract/generated/types.ts'
import type { MediaNames } from '#src/cms/check/check-media-references.ts'
import { datasetNaming, documentPlace, type DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'

/** A problem in a document, by published id. */
export type Finding = Readonly<DocumentProblem>

/** Errors that keep a draft from going live, and hints for its owner. */
export interface DraftReport {
  /** Problems in this document, or caused by it in others. */
  readonly errors: readonly Finding[]
  /** Examples that cost something else with it, or need other answers. */
  readonly examples: readonly FailedExample[]
  /** Problems elsewhere that existed before. */
  readonly known: readonly Finding[]
  /** Ids of documents whose drafts must be published too before any of it goes live. */
  readonly together: readonly string[]
  /** Prices in this document that may be mistakes. */
  readonly warnings: readonly Finding[]
}

const FIT: DraftReport = { errors: [], examples: [], known: [], together: [], warnings: [] }

/** The documents of a dataset under their published ids. */
export interface Documents {
  readonly published: readonly DatasetDocument[]
  readonly drafts: readonly DatasetDocument[]
}

/** Returns every version of every document, drafts before published ones. */
export function draftsFirst({ published, drafts }: Documents): DatasetDocument[] {
  return [...drafts, ...published]
}

/**
 * Checks all content with this document published, by the site's own validators, compiler and publish check. A draft that is valid only together with
 * other drafts may be published: the site keeps its last good content until all of them are.
 */
export function checkDraft(own: DatasetDocument, { published, drafts }: Documents, media: MediaNames, today: Day | null = null): DraftReport {
  const { findings: alone, examples, warnings } = checked(replaced(published, [own]), media, today)
  const fit = { ...FIT, warnings: warnings.filter(({ document }) => document === own._id) }
  if (alone.length === 0) return fit
  const others = drafts.filter(({ _id }) => _id !== own._id)
  // Examples change with the prices that they are about, whatever else is being edited.
  for (const some of [others.filter(({ _id }) => _id === 'examples'), others]) {
    if (some.length > 0 && findings(replaced(published, [...some, own]), media).length === 0) return { ...fit, together: some.map(({ _id }) => _id) }
  }
  const before = new Set(findings(published, media).map(keyOf))
  const isKnown = (finding: Finding) => finding.document !== own._id && before.has(keyOf(finding))
  return { ...fit, examples, errors: alone.filter(finding => !isKnown(finding)), known: alone.filter(isKnown) }
}

/** Problems that keep documents from being published at once: those in them, or caused by them in others. */
export function checkTogether(own: readonly DatasetDocument[], { published }: Documents, media: MediaNames): readonly Finding[] {
  const found = findings(replaced(published, own), media)
  if (found.length === 0) return []
  const before = new Set(findings(published, media).map(keyOf))
  const ids = new Set(own.map(({ _id }) => _id))
  return found.filter(finding => ids.has(finding.document) || !before.has(keyOf(finding)))
}

/** Every document as it is edited. */
export function currentDocuments({ published, drafts }: Documents): DatasetDocument[] {
  return replaced(published, drafts)
}

/** What would be wrong without a published document, and is not wrong with it: until that is mended the site goes on showing it. */
export function checkRemoval(id: string, { published }: Pick<Documents, 'published'>, media: MediaNames): readonly Finding[] {
  const before = new Set(findings(published, media).map(keyOf))
  const left = published.filter(({ _id }) => _id !== id)
  return findings(left, media).filter(finding => !before.has(keyOf(finding)))
}

/** Whether a draft goes live with the draft of the examples alone, which is then published with it. */
export function isWithExamples(together: DraftReport['together']): boolean {
  return together.length === 1 && together[0] === 'examples'
}

function replaced(documents: readonly DatasetDocument[], by: readonly DatasetDocument[]): DatasetDocument[] {
  const ids = new Set(by.map(({ _id }) => _id))
  return [...documents.filter(({ _id }) => !ids.has(_id)), ...by]
}

function findings(documents: readonly DatasetDocument[], media: MediaNames): readonly Finding[] {
  return checked(documents, media).findings
}

type Checked = Pick<DraftReport, 'examples' | 'warnings'> & { findings: readonly Finding[] }

function checked(documents: readonly DatasetDocument[], media: MediaNames, today: Day | null = null): Checked {
  const read = readDocuments(documents)
  if (!read.ok) return { findings: read.problems, examples: [], warnings: [] }
  const { content, categoryIds } = read
  const { problems, examples, epochs } = checkContent(content, media)
  const naming = datasetNaming(categoryIds)
  const found = ({ pointer, message }: Problem): Finding => ({ ...documentPlace(naming, pointer), message })
  return { findings: problems.map(found), examples, warnings: epochs === null ? [] : lintContent(content, epochs, today).map(found) }
}

function keyOf({ document, pointer, message }: Finding): string {
  return JSON.stringify([document, pointer, message])
}
