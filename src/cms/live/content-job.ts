import type { ContentPreview } from '#src/contract/generated/types.ts'
import { type CheckedContent, checkFolder, type KnownContent } from '../documents/checked-content.ts'
import { type ContentTexts, contentOf, textsOf } from '../documents/content-texts.ts'
import type { DatasetConfig } from '../sanity/dataset.ts'
import { isTooDeep } from '#src/threads/job-thread.ts'
import type { Loaded } from '../folder/local-content.ts'
import type { MediaReader } from '../media/media.ts'
import type { LiveContent } from '../sanity/draft-documents.ts'
import { type DraftToPreview, previewDraft } from './preview-draft.ts'
import { type SentMedia, sentMedia } from '../media/sent-media.ts'
import { unreadable } from '../documents/unreadable.ts'

/** Where content is: in a folder, or in a dataset with the pictures and fonts of a folder. */
export interface ContentPlace {
  folder: string
  dataset: DatasetConfig | null
  /** In problems. */
  name: string
}

/** Work on content that takes too long for a thread that answers visitors; `folder` has the pictures and fonts. */
export type ContentJob = ReadJob | PreviewJob

/** Reads and checks content; what is `known`, and its files, need not be checked or sent again. */
interface ReadJob {
  kind: 'read'
  place: ContentPlace
  known: KnownContent & { files: ReadonlySet<string> }
}

/** Says what publishing a draft over what is live would do. */
interface PreviewJob extends Omit<DraftToPreview, 'live'> {
  kind: 'preview'
  folder: string
  live: Omit<LiveContent, 'content'> & { texts: ContentTexts }
}

/** What each kind of job comes to. */
export interface ContentJobResults {
  read: Loaded<SentContent>
  preview: ContentPreview
}

/** Checked content as one thread sends it to another. */
export interface SentContent extends Omit<CheckedContent, 'content' | 'media'> {
  texts: ContentTexts
  media: SentMedia
  /** What the dataset said, as NDJSON; null for a folder. */
  documents: string | null
}

export async function doJob(job: ContentJob, reader: MediaReader): Promise<ContentJobResults[ContentJob['kind']]> {
  switch (job.kind) {
    case 'read':
      return read(job, reader)
    case 'preview':
      return previewDraft({ ...job, live: { ...job.live, content: contentOf(job.live.texts) } }, await reader.read(job.folder))
  }
}

async function read({ place, known }: ReadJob, reader: MediaReader): Promise<Loaded<SentContent>> {
  try {
    const { checked, documents } = await readPlace(place, known, reader)
    if (!checked.ok) return checked
    const { content, media, ...rest } = checked.value
    return { ok: true, value: { ...rest, texts: textsOf(content), media: sentMedia(media, known.files), documents } }
  } catch (error) {
    // How deep is too deep, and what to do then, is said for all jobs.
    if (isTooDeep(error)) throw error
    return unreadable(place.name, error)
  }
}

async function readPlace({ folder, dataset: config }: ContentPlace, known: KnownContent, reader: MediaReader) {
  if (config === null) return { checked: await checkFolder(folder, reader, known), documents: null }
  // Its client is loaded where it is used.
  const { checkDataset } = await import('../sanity/checked-dataset.ts')
  return checkDataset(config, folder, reader, known)
}
