import type { Content } from '#src/contract/generated/types.ts'
import { ContentFolder } from './content-folder.ts'

/** The documents of a content folder, each of the right shape, and where its categories came from. */
export interface LocalContent {
  content: Content
  /** By position in `content.categories`: the file, relative to the folder. */
  categoryFiles: string[]
}

export type Loaded<T> = { ok: true; value: T } | { ok: false; problems: string[] }

/** Reads all documents of a content folder, or says everything that is wrong with their shape, one line each. */
export async function loadContent(path: string): Promise<Loaded<LocalContent>> {
  const folder = new ContentFolder(path)
  const [business, site, bookingForm, messages, theme, files] = [
    await folder.document('business'),
    await folder.document('site'),
    await folder.document('bookingForm'),
    await folder.document('messages'),
    await folder.document('theme'),
    await folder.categories(),
  ]
  if (folder.problems.length > 0 || !business || !site || !bookingForm || !messages || !theme || !files)
    return { ok: false, problems: folder.problems }
  const categories = files.map(({ category }) => category)
  return { ok: true, value: { content: { business, site, bookingForm, messages, theme, categories }, categoryFiles: files.map(({ file }) => file) } }
}

/** Reads only what prices depend on. */
export async function loadCatalogContent(
  path: string,
): Promise<Loaded<{ content: Pick<Content, 'business' | 'categories'>; categoryFiles: string[] }>> {
  const folder = new ContentFolder(path)
  const [business, files] = [await folder.document('business'), await folder.categories()]
  if (folder.problems.length > 0 || !business || !files) return { ok: false, problems: folder.problems }
  return {
    ok: true,
    value: { content: { business, categories: files.map(({ category }) => category) }, categoryFiles: files.map(({ file }) => file) },
  }
}
