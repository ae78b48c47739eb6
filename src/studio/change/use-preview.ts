import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentDraft, ContentPreview } from '../../contract/generated/types.ts'
import type { HistoryEntry } from '../../studio-model/history/price-changes.ts'
import { useContent } from '../content/use-content.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { otherDrafts, ownDrafts } from './asked-drafts.ts'
import { askPreview, type SiteAnswer } from './site-calls.ts'
import { useOtherAuthors } from './use-other-authors.ts'
import { useSiteAnswer } from './use-site-answer.ts'
import { useTakingOver } from './use-taking-over.ts'

/** Debounce of asking the site. */
const PAUSE_MS = 600

export interface PreviewState {
  /** The newest answer; null until there is one to what stands there now, a draft or what is published. A sign-in stays until it is answered. */
  answer: SiteAnswer<ContentPreview> | null
  /** Whether a newer answer is pending. */
  isAsking: boolean
  /** Whether all of it is published, and the site has yet to take it over. */
  isTakingOver: boolean
  /** Whether all of it is published, and the site refuses what is published: the answer says why. */
  isRefused: boolean
  /** All documents, with these drafts published. */
  documents: readonly DatasetDocument[]
  /** Who else changed the drafts that are asked about; null until known. */
  authors: readonly HistoryEntry[] | null
  /** Number of other documents with drafts. */
  others: number
  retry: () => void
}

/** Returns what publishing documents would change, alone or with all other drafts; asks again whenever a draft changes. */
export function usePreview(documentIds: readonly string[], withOthers: boolean): PreviewState {
  const documents = useContent()
  const others = otherDrafts(documents, documentIds)
  const own = ownDrafts(documents, documentIds)
  const areAllPublished = isPublished(documents, own, withOthers ? others : [])
  const asked = withOthers ? [...own, ...others] : own
  const draft = documents === null ? null : JSON.stringify({ asked, published: besides(asked, documents), areAllPublished } satisfies Question)
  const { answered, isAsking, isAwaited, askAgain, retry } = useSiteAnswer(draft, askDraft, PAUSE_MS)
  const authors = useOtherAuthors(asked.filter(document => documents?.drafts.includes(document)).map(({ _id }) => _id))
  const isRefused = !isAsking && areAllPublished && hasProblems(answered?.answer)
  const isBehind = !isAsking && areAllPublished && differs(answered?.answer)
  const isAskedAgain = useTakingOver(draft, { isBehind, isAwaited, askAgain })
  const isTakingOver = isAskedAgain && !isRefused

  const all = documents === null ? [] : draftsFirst(documents)
  // An answer about the draft is outdated once it is published. A sign-in form stays, with what is typed in it.
  const isPast = areAllPublished && (isAsking || isTakingOver)
  return {
    answer: isPast && answered?.answer.kind === 'answer' ? null : (answered?.answer ?? null),
    // All of it comes at once: what comes late would move what can be pressed.
    isAsking: isAsking || authors === null,
    isTakingOver,
    isRefused,
    documents: all,
    authors,
    others: others.length,
    retry,
  }
}

/** A change that the site is asked about. */
export interface Question {
  /** What would be published. */
  asked: ContentDraft['documents']
  /** What is published beside it. */
  published: ContentDraft['documents']
  areAllPublished: boolean
}

/**
 * Asks over what is live. Where the site refuses that, it may have refused what is published, too, which this may mend: then asks over what is published. What
 * is published and not live is asked about the same way: the site takes it over, or refuses it.
 */
export async function askDraft(question: string, signal: AbortSignal): Promise<SiteAnswer<ContentPreview>> {
  const { asked, published, areAllPublished } = JSON.parse(question) as Question
  const answer = await askPreview({ documents: asked }, signal)
  const isTold = answer.kind !== 'answer' || (answer.body.difference !== null && !(areAllPublished && differs(answer)))
  return isTold ? answer : askPreview({ documents: [...published, ...asked] }, signal)
}

function besides(asked: readonly DatasetDocument[], { published }: Documents): DatasetDocument[] {
  return published.filter(({ _id }) => asked.every(document => document._id !== _id))
}

/** Whether none of these documents is a draft. */
function isPublished(documents: Documents | null, ...asked: readonly (readonly DatasetDocument[])[]): boolean {
  return documents !== null && asked.flat().every(document => documents.published.includes(document))
}

/** Whether the site shows something else than it was asked about. */
function differs(answer: SiteAnswer<ContentPreview> | undefined): boolean {
  return answer?.kind === 'answer' && answer.body.difference?.documents.length !== 0
}

function hasProblems(answer: SiteAnswer<ContentPreview> | undefined): boolean {
  return answer?.kind === 'answer' && answer.body.problems.length > 0
}
