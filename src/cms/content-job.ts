import type { Content, ContentPreview } from '#src/contract/generated/types.ts'
import { type CheckReport, checkContent } from './check-content.ts'
import { loadMedia } from './media.ts'
import { type DraftToPreview, previewDraft } from './preview-draft.ts'

/** Work on content that takes too long for a thread that answers visitors; `folder` has the pictures and fonts. */
export type ContentJob = { kind: 'check'; content: Content; folder: string } | ({ kind: 'preview'; folder: string } & DraftToPreview)

/** What each kind of job comes to. */
export interface ContentJobResults {
  check: CheckReport
  preview: ContentPreview
}

export async function doJob(job: ContentJob): Promise<ContentJobResults[ContentJob['kind']]> {
  const media = await loadMedia(job.folder)
  switch (job.kind) {
    case 'check':
      return checkContent(job.content, media)
    case 'preview':
      return previewDraft(job, media)
  }
}
