import { compareRequests } from '#src/booking/request/compare-requests.ts'
import { lostRequests } from '#src/booking/request/lost-requests.ts'
import type { StoredRequest } from '#src/booking/request/read-again.ts'
import { compareTimes, type StoredVisit } from '#src/booking/schedule/compare-times.ts'
import { compareAddresses } from '#src/catalog/compare/compare-addresses.ts'
import { compareLints } from '#src/catalog/compare/compare-lints.ts'
import { comparePolicies } from '#src/catalog/compare/compare-policies.ts'
import { compareVisits } from '#src/catalog/compare/compare-visits.ts'
import { compareByDay } from '#src/catalog/compare/compare-catalogs.ts'
import { differingParts } from '#src/catalog/compare/differing-parts.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Content, Day, ContentDifference, ContentDraft, ContentPreview, DocumentDifference } from '#src/contract/generated/types.ts'
import { addressedPages } from '#src/contract/page-addresses.ts'
import { checkContent } from '../check/check-content.ts'
import type { MediaNames } from '../check/check-media-references.ts'
import { type DatasetDocument, toDocuments } from '../sanity/dataset-documents.ts'
import { type LiveContent, liveDocuments, readPublished } from '../sanity/draft-documents.ts'
import { type DocumentProblem, documentProblem } from '../documents/problem-lines.ts'

export interface DraftToPreview {
  live: LiveContent
  draft: ContentDraft
  requests: readonly StoredRequest[]
  /** Stored visits from today on. */
  visits: readonly StoredVisit[]
  today: Day
}

/** A preview as content alone makes it. */
export type Previewed = Omit<ContentPreview, 'site'>

/**
 * Previews publishing a draft: the problems that would keep it from going live, else its difference from the live content and the new prices of
 * stored requests.
 */
export function previewDraft({ live, draft, requests, visits, today }: DraftToPreview, media: MediaNames): Previewed {
  const before = liveDocuments(live, draft.documents)
  const read = readPublished(before, draft)
  if (!read.ok) return refused(live.revision, read.problems)
  const { content, categoryIds, naming } = read
  const { problems: found, examples } = checkContent(content, media)
  const told = found.map(problem => documentProblem(naming, problem))
  // Examples keep nothing from being compared: what it does is told with them, so that its owner can accept their new prices, or take them out.
  const earlier = compiledRevision(live.revision, live.content, today)
  if (!found.every(({ pointer }) => pointer.startsWith('/examples/'))) {
    const lost = lostRequests(requests, earlier, content)
    return { ...refused(live.revision, told), examples, ...(lost.length > 0 && { lost }) }
  }
  const after = toDocuments(content, new Map(content.categories.map(({ id }, position) => [id, categoryIds[position] ?? ''])))
  const later = compiledRevision('', content, today)
  return {
    revision: live.revision,
    problems: told,
    examples,
    difference: { documents: changedDocuments(before, after), ...differenceOf(live.content, content, earlier, later, { visits, today }) },
    requests: compareRequests(requests, earlier, later),
  }
}

/** What publishing would change, apart from stored requests; `was` and `is` have the prices of all days. */
function differenceOf(
  was: Content,
  is: Content,
  earlier: Revision,
  later: Revision,
  { visits, today }: Pick<DraftToPreview, 'visits' | 'today'>,
): Omit<ContentDifference, 'documents'> {
  const categories = compareByDay(earlier, later, today)
  const [visit, policies] = [compareVisits(earlier, later, today), comparePolicies(earlier, later)]
  const addresses = compareAddresses(addressedPages(was), addressedPages(is))
  const times = compareTimes(was.business, is.business, visits, today)
  return {
    categories,
    differing: differingParts(was, is, { times: times !== null, categories: new Set(categories.map(({ category }) => category)) }),
    warnings: compareLints(earlier, later, today),
    ...(visit.length > 0 && { visit }),
    ...(times && { times }),
    ...(policies && { policies }),
    ...(addresses.length > 0 && { addresses }),
  }
}

function refused(revision: string, problems: DocumentProblem[]): Previewed {
  return { revision, problems, examples: [], difference: null, requests: null }
}

/** Compares documents by their canonical JSON. */
function changedDocuments(before: readonly DatasetDocument[], after: readonly DatasetDocument[]): DocumentDifference[] {
  const [old, now] = [byId(before), byId(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap(document => {
    const [was, is] = [old.get(document), now.get(document)]
    if (was === is) return []
    return [{ document, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }]
  })
}

function byId(documents: readonly DatasetDocument[]): Map<string, string> {
  return new Map(documents.map(document => [document._id, canonicalJson(document)]))
}
