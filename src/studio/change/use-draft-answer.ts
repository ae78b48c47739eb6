import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentDraft, ContentPreview } from '../../contract/generated/types.ts'
import { askPreview, type SiteAnswer } from './site-calls.ts'
import { useSiteAnswer } from './use-site-answer.ts'

/** A site that takes longer counts as one that does not answer: Publish waits for it. */
const LONGEST_MS = 10_000

interface DraftAnswer {
  /** The newest answer; null where nothing is asked or none has come yet. */
  readonly answer: SiteAnswer<ContentPreview> | null
  /** Whether the newest version has no answer yet. */
  readonly isAsking: boolean
}

/** Asks the site what publishing this version of one document would change; null asks nothing. */
export function useDraftAnswer(draft: DatasetDocument | null, pauseMs: number): DraftAnswer {
  const question = draft === null ? null : JSON.stringify({ documents: [draft] })
  const { answered, isAsking } = useSiteAnswer(question, askDraft, pauseMs)
  return question === null ? { answer: null, isAsking: false } : { answer: answered?.answer ?? null, isAsking }
}

function askDraft(question: string, signal: AbortSignal): Promise<SiteAnswer<ContentPreview>> {
  return askPreview(JSON.parse(question) as ContentDraft, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]))
}
