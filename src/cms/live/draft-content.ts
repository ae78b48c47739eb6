import type { Content, ContentDraft } from '#src/contract/generated/types.ts'
import { contentFiles, contentProblems, type MediaFolders } from '../documents/checked-content.ts'
import { type DocumentProblem, documentProblem } from '../documents/problem-lines.ts'
import type { Media, MediaReader } from '../media/media.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import { type LiveContent, liveDocuments, readPublished } from '../sanity/draft-documents.ts'

/** A draft, and what it is published over. */
export interface DraftToRead {
  live: LiveContent
  draft: ContentDraft
  /** Where the files are that content names. */
  folders: MediaFolders
  /** Sizes and colours of pictures that were read before: decoding is slow. */
  pictures: Pictures
}

/** Content that would be live once a draft is published, with the id that it would have; or why it could not be. */
export type DraftContent =
  | { ok: true; id: string; content: Content; categoryIds: readonly string[]; media: Media; pictures: Pictures }
  | { ok: false; problems: DocumentProblem[] }

/** Reads and checks a draft as publishing it would; assets that only the draft has come from the dataset once it is published. */
export async function readDraft({ live, draft, folders, pictures: known }: DraftToRead, reader: MediaReader): Promise<DraftContent> {
  const read = readPublished(liveDocuments(live, draft.documents), draft)
  if (!read.ok) return read
  const { content, categoryIds, naming } = read
  const { id, media } = await contentFiles(content, folders, reader)
  if (id === live.revision) return { ok: true, id, content, categoryIds, media, pictures: known }
  const { found, unfit, pictures } = await contentProblems(content, media, folders.folder, known)
  const problems = [
    ...found.map(problem => documentProblem(naming, problem)),
    ...unfit.map(({ file, message }) => ({ document: '', pointer: '', message: `${file}: ${message}` })),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, id, content, categoryIds, media, pictures }
}
