import type { MediaNames } from '../check/check-media-references.ts'
import { type CheckedContent, checkFolder, type KnownContent, type MediaFolders } from '../documents/checked-content.ts'
import { type ContentTexts, contentOf, textsOf } from '../documents/content-texts.ts'
import { sitePages } from '../documents/site-pages.ts'
import type { SitePage } from '#src/contract/generated/types.ts'
import type { DatasetConfig } from '../sanity/dataset.ts'
import { isTooDeep } from '#src/threads/job-thread.ts'
import type { Loaded } from '../folder/local-content.ts'
import { type MediaReader, videoNames } from '../media/media.ts'
import type { LiveContent } from '../sanity/draft-documents.ts'
import { type DraftContent, type DraftToRead, readDraft } from './draft-content.ts'
import { type DraftToPreview, type Previewed, previewDraft } from './preview-draft.ts'
import { hashedNames, type SentMedia, sentMedia } from '../media/sent-media.ts'
import type { DocumentProblem } from '../documents/problem-lines.ts'
import { unreadable } from '../documents/unreadable.ts'

/** The origin of content: a folder, or a dataset with the pictures and fonts of a folder. */
export interface ContentLocation extends MediaFolders {
  dataset: DatasetConfig | null
  /** The name in problem lines. */
  name: string
}

/** Work that would block the thread that answers visitors; `folder` has the pictures and fonts. */
export type ContentJob = ReadJob | PreviewJob | DraftJob

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

/** Reads a draft published over the live content. */
interface DraftJob extends Omit<DraftToRead, 'live'> {
  kind: 'draft'
  live: PreviewJob['live']
}

/** The result of each kind of job. */
export interface ContentJobResults {
  read: Loaded<SentContent>
  preview: Previewed
  draft: SentDraft
}

/** A draft's content as passed between threads; of its files the names alone. */
export type SentDraft =
  | ({ ok: true; texts: ContentTexts; media: SentMedia; pages: SitePage[] } & Pick<CheckedContent, 'id' | 'categoryIds' | 'pictures'>)
  | { ok: false; problems: DocumentProblem[] }

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
      return previewDraft({ ...job, live: liveContentOf(job) }, await namesIn(job.folder, reader))
    case 'draft':
      return sentDraft(await readDraft({ ...job, live: liveContentOf(job) }, reader))
  }
}

function liveContentOf({ live }: PreviewJob | DraftJob): LiveContent {
  return { ...live, content: contentOf(live.texts) }
}

function sentDraft(draft: DraftContent): SentDraft {
  if (!draft.ok) return draft
  const { content, media, ...rest } = draft
  return { ...rest, texts: textsOf(content), media: sentMedia(media, hashedNames(media)), pages: sitePages(content, rest.categoryIds) }
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
