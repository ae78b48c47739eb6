import { resolve } from 'node:path'
import { MediaReader } from '../cms/media/media.ts'
import { listMedia } from '../cms/media/media-list.ts'

/** The content folder, whose file names are part of a build: a Studio elsewhere checks by them which files content may name. */
const CONTENT = resolve(import.meta.dirname, '../..', process.env['CONTENT_DIR'] ?? 'content')

/** What a build puts in place of the names that stand for it (content/media.ts). */
export async function contentFiles(): Promise<Record<string, string>> {
  return { CONTENT_FILES: JSON.stringify(await listMedia(new MediaReader(), CONTENT)) }
}
