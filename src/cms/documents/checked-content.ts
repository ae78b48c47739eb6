import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { checkContent } from '../check/check-content.ts'
import { checkFiles } from '../check/check-files.ts'
import { nullWhenMissing } from '../folder/content-folder.ts'
import { type Loaded, loadContent, type NamedContent } from '../folder/local-content.ts'
import type { Media, MediaReader } from '../media/media.ts'
import { problemLine, problemLineIn } from './problem-lines.ts'

/** Content that may go live, and its files: all of an edition that is data. */
export interface CheckedContent {
  /** Changes whenever anything in the content or its files does. */
  id: string
  content: Content
  /** The ids of the categories' documents, in order; none where they are files. */
  categoryIds: readonly string[]
  media: Media
  /** When its newest document or file last changed. */
  changedAt: Date
  /** How many selections the publish check covered. */
  selections: number
}

/** What was checked before, and need not be again. */
export type KnownContent = Pick<CheckedContent, 'id' | 'selections'>

/** Reads and checks a content folder; every problem is one line that names its file. */
export async function checkFolder(folder: string, reader: MediaReader, known: KnownContent | null = null): Promise<Loaded<CheckedContent>> {
  const loaded = await loadContent(folder)
  return loaded.ok ? checkNamed(loaded.value, folder, reader, newestChange(folder), known) : loaded
}

/** Checks content, wherever it comes from, with the files of a content folder. */
export async function checkNamed(
  { content, naming, categoryIds }: NamedContent,
  folder: string,
  reader: MediaReader,
  changedAt: Date,
  known: KnownContent | null,
): Promise<Loaded<CheckedContent>> {
  const media = await reader.read(folder)
  const id = revisionId(content, media)
  if (known?.id === id) return { ok: true, value: { id, content, categoryIds, media, changedAt, selections: known.selections } }
  const { problems: found, selections } = checkContent(content, media)
  const unfit = checkFiles(media, folder).map(problem => problemLine(problem.file, problem))
  const problems = [...found.map(problem => problemLineIn(naming, problem)), ...unfit]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { id, content, categoryIds, media, changedAt, selections } }
}

/** The same content gives the same id, however its files are written. */
function revisionId(content: Content, { illustrations, images, fonts }: Media): string {
  const names = [...illustrations.values(), ...images.values(), ...fonts.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256').update(canonicalJson(content)).update(names.join('\n')).digest('hex').slice(0, 12)
}

/** When a file of a content folder last changed; hidden ones and those that are gone again do not count. To wait for each look would take longer than all looks. */
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
