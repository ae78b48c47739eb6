import { checkContent } from '#src/cms/check/check-content.ts'
import { lintContent } from '#src/cms/check/lint-content.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Day, FailedExample } from '#src/contract/generated/types.ts'
import type { MediaNames } from '#src/cms/check/check-media-references.ts'
import { datasetNaming, documentPlace, type DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { isGoing } from '#src/cms/sanity/layer.ts'
import { waitsForExamples } from './accepted-examples.ts'

/** A problem in a document, by published id. */
export type Finding = Readonly<DocumentProblem>

/** Errors that keep a draft from going live, and hints for its owner. */
export interface DraftReport {
  /** Problems in this document, or caused by it in others. */
  readonly errors: readonly Finding[]
  /** Examples that cost something else with it and the drafts that it needs, or need other answers. */
  readonly examples: readonly FailedExample[]
  /** Problems elsewhere that existed before. */
  readonly known: readonly Finding[]
  /** Ids of documents whose drafts must be published with it, since the site would refuse either alone. */
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

/** Returns every version of every document that says something of it, drafts before published ones. */
export function draftsFirst({ published, drafts }: Documents): DatasetDocument[] {
  return [...drafts.filter(draft => !isGoing(draft)), ...published]
}

/**
 * Checks what is published with this document in its place, by the site's own validators, compiler and publish check: no other draft helps it, since none
 * is published with it, but those that take a document off the site with the release that both are in. Where it is right only together with others, says
 * with which.
 */
export function checkDraft(own: DatasetDocument, { published, drafts }: Documents, media: MediaNames, today: Day | null = null): DraftReport {
  const changed = [own, ...drafts.filter(draft => isGoing(draft) && draft._id !== own._id)]
  const { findings: alone, examples, warnings } = checked(replaced(published, changed), media, today)
  const fit = { ...FIT, warnings: warnings.filter(({ document }) => document === own._id) }
  if (alone.length === 0) return fit
  const before = keysOf(published, media)
  const isKnown = (finding: Finding) => finding.document !== own._id && before.has(keyOf(finding))
  const errors = alone.filter(finding => !isKnown(finding))
  if (errors.length === 0) return { ...fit, known: alone }
  const together = publishedWith(changed, { published, drafts }, media)
  if (together.length === 0) return { ...fit, examples, errors, known: alone.filter(isKnown) }
  const needed = drafts.filter(({ _id }) => together.includes(_id))
  return { ...fit, together, examples: checked(replaced(published, [...changed, ...needed]), media).examples }
}

/** Problems that keep documents from being published at once: those in them, or caused by them in others; and the examples that cost something else with them. */
export function checkTogether(
  own: readonly DatasetDocument[],
  { published }: Documents,
  media: MediaNames,
): Pick<DraftReport, 'errors' | 'examples'> {
  return changedBy(own, published, media, keysOf(published, media))
}

/**
 * Ids of the drafts with which documents can be published that cannot be without them: that of the examples, which change with the prices that they are
 * about; one other; or of all others those that it takes. Where none are enough by themselves, those that leave nothing but examples to accept. None where
 * no others help.
 */
export function publishedWith(own: readonly DatasetDocument[], { published, drafts }: Documents, media: MediaNames): readonly string[] {
  const others = drafts.filter(({ _id }) => own.every(document => document._id !== _id))
  if (others.length === 0) return []
  const before = keysOf(published, media)
  const left = (some: readonly DatasetDocument[]) => changedBy([...some, ...own], published, media, before)
  const enough = fewestOf(others, some => left(some).errors.length === 0)
  return enough.length > 0 || waitsForExamples(left([])) ? enough : fewestOf(others, some => waitsForExamples(left(some)))
}

/** The ids of one draft that helps, the examples' rather than others; else of as few as do. None where not even all of them help. */
function fewestOf(others: readonly DatasetDocument[], helps: (some: readonly DatasetDocument[]) => boolean): readonly string[] {
  const one = others.toSorted((a, b) => Number(b._id === 'examples') - Number(a._id === 'examples')).find(draft => helps([draft]))
  if (one !== undefined) return [one._id]
  if (others.length === 1 || !helps(others)) return []
  const fewest = others.reduce((left, draft) => {
    const without = left.filter(other => other !== draft)
    return helps(without) ? without : left
  }, others)
  return fewest.map(({ _id }) => _id)
}

/** Every document as it is edited. */
export function currentDocuments({ published, drafts }: Documents): DatasetDocument[] {
  return replaced(published, drafts)
}

/** What would be wrong without a published document, and is not wrong with it: until that is mended the site goes on showing it. */
export function checkRemoval(id: string, { published }: Pick<Documents, 'published'>, media: MediaNames): readonly Finding[] {
  const before = keysOf(published, media)
  const left = published.filter(({ _id }) => _id !== id)
  return findings(left, media).filter(finding => !before.has(keyOf(finding)))
}

/** Whether a draft goes live with the draft of the examples alone, which is then published with it. */
export function isWithExamples(together: DraftReport['together']): boolean {
  return together.length === 1 && together[0] === 'examples'
}

function replaced(documents: readonly DatasetDocument[], by: readonly DatasetDocument[]): DatasetDocument[] {
  const ids = new Set(by.map(({ _id }) => _id))
  return [...documents.filter(({ _id }) => !ids.has(_id)), ...by.filter(document => !isGoing(document))]
}

/** The errors and examples once these documents are published, without the errors that other documents had before (`before`). */
function changedBy(
  own: readonly DatasetDocument[],
  published: Documents['published'],
  media: MediaNames,
  before: ReadonlySet<string>,
): Pick<DraftReport, 'errors' | 'examples'> {
  const ids = new Set(own.map(({ _id }) => _id))
  const { findings, examples } = checked(replaced(published, own), media)
  return { errors: findings.filter(finding => ids.has(finding.document) || !before.has(keyOf(finding))), examples }
}

function keysOf(documents: readonly DatasetDocument[], media: MediaNames): ReadonlySet<string> {
  return new Set(findings(documents, media).map(keyOf))
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
