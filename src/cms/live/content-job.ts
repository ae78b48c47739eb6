import type { MediaNames } from '../check/check-media-references.ts'
import { type CheckedContent, checkFolder, type KnownContent, type MediaFolders } from '../documents/checked-content.ts'
import { type ContentTexts, contentOf, textsOf } from '../documents/content-texts.ts'
import type { DatasetConfig } from '../sanity/dataset.ts'
import { isTooDeep } from '#src/threads/job-thread.ts'
import type { Loaded } from '../folder/local-content.ts'
import { type MediaReader, videoNames } from '../media/media.ts'
import type { LiveContent } from '../sanity/draft-documents.ts'
import { type DraftToPreview, type Previewed, previewDraft } from './preview-draft.ts'
import { type SentMedia, sentMedia } from '../media/sent-media.ts'
import { unreadable } from '../documents/unreadable.ts'

/** The origin of content: a folder, or a dataset with the pictures and fonts of a folder. */
export interface ContentLocation extends MediaFolders {
  dataset: DatasetConfig | null
  /** The name in problem lines. */
  name: string
}

/** Work that would block the thread that answers visitors; `folder` has the pictures and fonts. */
export type ContentJob = ReadJob | PreviewJob

/** Reads and checks content; `known` content and files are neither checked nor sent again. */
interface ReadJob {
  kind: 'read'
  location: ContentLocation
  known: KnownContent & { files: ReadonlySet<string> }
}

/** Previews publishing a draft over the live content. */
interface PreviewJob extends Omit<DraftToPreview, 'live'> {
  kind: 'preview'
  folder: string
  live: Omit<LiveContent, 'content'> & { texts: ContentTexts }
}

/** The result of each kind of job. */
export interface ContentJobResults {
  read: Loaded<SentContent>
  preview: Previewed
}

/** Checked content as passed between threads. */
export interface SentContent extends Omit<CheckedContent, 'content' | 'media'> {
  texts: ContentTexts
  media: SentMedia
  /** The dataset's documents as NDJSON; null for a folder. */
  documents: string | null
}

export async function doJob(job: ContentJob, reader: MediaReader): Promise<ContentJobResults[ContentJob['kind']]> {
  switch (job.kind) {
    case 'read':
      return read(job, reader)
    case 'preview':
      return previewDraft({ ...job, live: { ...job.live, content: contentOf(job.live.texts) } }, await namesIn(job.folder, reader))
  }
}

/** Videos stay unread: a draft is asked only whether what it names is there. */
async function namesIn(folder: string, reader: MediaReader): Promise<MediaNames> {
  return { ...(await reader.read(folder)), videos: await videoNames(folder) }
}

async function read({ location, known }: ReadJob, reader: MediaReader): Promise<Loaded<SentContent>> {
  try {
    const { checked, documents } = await readLocation(location, known, reader)
    if (!checked.ok) return checked
    const { content, media, ...rest } = checked.value
    return { ok: true, value: { ...rest, texts: textsOf(content), media: sentMedia(media, known.files), documents } }
  } catch (error) {
    // The job thread reports stack overflows for all jobs.
    if (isTooDeep(error)) throw error
    return unreadable(location.name, error)
  }
}

async function readLocation({ folder, assets, dataset: config }: ContentLocation, known: KnownContent, reader: MediaReader) {
  if (config === null) return { checked: await checkFolder(folder, reader, known), documents: null }
  // The dataset client is loaded only when needed.
  const { checkDataset } = await import('../sanity/checked-dataset.ts')
  return checkDataset(config, { folder, assets }, reader, known)
}
