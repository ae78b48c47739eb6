import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { checkContent } from '../check/check-content.ts'
import { warningText } from '#src/catalog/lint/dismissed.ts'
import { lintContent } from '../check/lint-content.ts'
import { checkMediaFiles } from '../check/check-media-files.ts'
import { absentAssets } from '../check/absent-assets.ts'
import { nullWhenMissing } from '../folder/content-folder.ts'
import { type Loaded, loadContent, type NamedContent } from '../folder/local-content.ts'
import type { Media, MediaReader } from '../media/media.ts'
import { type Pictures, readPictures } from '../pictures/read-pictures.ts'
import { problemLine, problemLineIn } from './problem-lines.ts'
import { videoFilesOf } from './site-parts.ts'

/** Content that may go live, and its files: the data of a content snapshot. */
export interface CheckedContent {
  /** A hash of the content and its files, apart from examples, which visitors never see. */
  id: string
  content: Content
  /** Ids of the categories' documents, in order; empty when content is a folder. */
  categoryIds: readonly string[]
  media: Media
  pictures: Pictures
  /** When the newest document or file changed. */
  changedAt: Date
  /** Number of selections that the publish check covered. */
  selections: number
  /** Prices that may be mistakes. */
  warnings: readonly ContentWarning[]
}

/** A price that may be a mistake: in a line that names its file, and in words for its owner. */
interface ContentWarning {
  line: string
  words: string
}

/** An earlier result: content with the same id and the same examples is not checked again. */
export interface KnownContent extends Pick<CheckedContent, 'id' | 'selections' | 'warnings' | 'pictures'> {
  examples: Content['examples']
}

/** Reads and checks a content folder; every problem is one line that names its file. Without `now`, rules that have ended are not warned of. */
export async function checkFolder(
  folder: string,
  reader: MediaReader,
  known: KnownContent | null = null,
  now: Date | null = null,
): Promise<Loaded<CheckedContent>> {
  const loaded = await loadContent(folder)
  return loaded.ok ? checkNamed(loaded.value, { folder, assets: null }, reader, newestChange(folder), known, now) : loaded
}

/** Where media files are: a content folder, and a folder of a dataset's assets. */
export interface MediaFolders {
  folder: string
  assets: string | null
}

/** Checks content of any origin, with the media files of a content folder. */
export async function checkNamed(
  { content, naming, categoryIds }: NamedContent,
  { folder, assets }: MediaFolders,
  reader: MediaReader,
  changedAt: Date,
  known: KnownContent | null,
  now: Date | null = null,
): Promise<Loaded<CheckedContent>> {
  const { id, media } = await contentFiles(content, { folder, assets }, reader)
  if (known?.id === id && canonicalJson(known.examples ?? null) === canonicalJson(content.examples ?? null))
    return { ok: true, value: { ...known, content, categoryIds, media, changedAt } }
  const { found, unfit, pictures, selections, epochs } = await contentProblems(content, media, folder, known?.pictures)
  const absent = absentAssets(content, media)
  const problems = [
    ...[...found, ...absent].map(problem => problemLineIn(naming, problem)),
    ...unfit.map(problem => problemLine(problem.file, problem)),
  ]
  if (problems.length > 0 || epochs === null) return { ok: false, problems }
  const warnings = lintContent(content, epochs, now && wallTime(now, content.business.timeZone).date).map(lint => ({
    line: problemLineIn(naming, lint),
    words: warningText(lint.category.title, lint.message),
  }))
  return { ok: true, value: { id, content, categoryIds, media, pictures, changedAt, selections, warnings } }
}

/** The media files of content, and the id that it has with them. */
export async function contentFiles(content: Content, { folder, assets }: MediaFolders, reader: MediaReader): Promise<{ id: string; media: Media }> {
  const videos = new Set(videoFilesOf(content.site, new ContentPointer([])).map(({ name }) => name))
  const media = await reader.read(folder, assets, videos)
  return { id: revisionId(content, media), media }
}

/** What keeps content from going live, assets that are not there apart: problems of documents (`found`) and of files (`unfit`). */
export async function contentProblems(content: Content, media: Media, folder: string, known: Pictures = new Map()) {
  const { problems, ...checked } = checkContent(content, media)
  const { pictures, problems: unreadable } = await readPictures(content, media.images, known)
  return { ...checked, pictures, found: [...problems, ...unreadable], unfit: checkMediaFiles(media, folder) }
}

/** A hash that does not depend on how the files are formatted. */
function revisionId(content: Content, { illustrations, images, videos, fonts }: Media): string {
  const names = [...illustrations.values(), ...images.values(), ...videos.values(), ...fonts.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256')
    .update(canonicalJson({ ...content, examples: undefined }))
    .update(names.join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/**
 * When a file of a content folder last changed, ignoring hidden and vanished files. Synchronous: awaiting every stat would take longer than all of
 * them.
 */
export function newestChange(folder: string): Date {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(entry => !basename(entry).startsWith('.'))
  return new Date(Math.max(0, ...entries.map(entry => changedMs(join(folder, entry)))))
}

function changedMs(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch (error) {
    return nullWhenMissing(error) ?? 0
  }
}
