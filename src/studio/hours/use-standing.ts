import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentDraft, ContentPreview } from '../../contract/generated/types.ts'
import { movesStarts } from '../../studio-model/hours/moves-starts.ts'
import { askPreview, type SiteAnswer } from '../change/site-calls.ts'
import { useSiteAnswer } from '../change/use-site-answer.ts'

interface Standing {
  /** The newest answer, which tells the requests; null where none is needed or none has come yet. */
  readonly answer: SiteAnswer<ContentPreview> | null
  /** Whether the newest version has no answer yet. */
  readonly isAsking: boolean
}

/** Asks the site which requests would be at no start any more with a version of the business; asks nothing where its starts are those of the published one. */
export function useStanding(draft: DatasetDocument | null, published: DatasetDocument | null, pauseMs: number): Standing {
  const question = movesStarts(published, draft) ? JSON.stringify({ documents: [draft] }) : null
  const { answered, isAsking } = useSiteAnswer(question, askDraft, pauseMs)
  return question === null ? { answer: null, isAsking: false } : { answer: answered?.answer ?? null, isAsking }
}

function askDraft(question: string, signal: AbortSignal): Promise<SiteAnswer<ContentPreview>> {
  return askPreview(JSON.parse(question) as ContentDraft, signal)
}
