import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentDraft, ContentPreview } from '../../contract/generated/types.ts'
import { askPreview, type SiteAnswer } from './site-calls.ts'
import { useSiteAnswer } from './use-site-answer.ts'

/** A site that takes longer counts as one that does not answer: Publish waits for it. */
const LONGEST_MS = 10_000

interface DraftAnswer {
  /** The newest answer; null where nothing is asked or none has come yet. */
  readonly answer: SiteAnswer<ContentPreview> | null
  /** Whether the newest version has no answer since it was last asked about. */
  readonly isAsking: boolean
}

/** Asks the site what publishing these versions of documents would change; null asks nothing. */
export function useDraftAnswer(drafts: readonly DatasetDocument[] | null, pauseMs: number): DraftAnswer {
  const question = drafts === null ? null : JSON.stringify({ documents: drafts })
  const { answered, isAwaited } = useSiteAnswer(question, askDraft, pauseMs)
  return question === null ? { answer: null, isAsking: false } : { answer: answered?.answer ?? null, isAsking: isAwaited }
}

function askDraft(question: string, signal: AbortSignal): Promise<SiteAnswer<ContentPreview>> {
  return askPreview(JSON.parse(question) as ContentDraft, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]))
}
