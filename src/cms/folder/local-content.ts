import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { type CategoryFile, ContentFolder } from './content-folder.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { type Naming, problemLineIn } from '../documents/problem-lines.ts'

/** Documents of valid shape, and their names. */
export interface NamedContent<C = Content> {
  content: C
  naming: Naming
  /** Ids of the categories' documents, in order; empty when content is a folder. */
  categoryIds: readonly string[]
}

export type Loaded<T> = { ok: true; value: T } | { ok: false; problems: string[] }

/** Reads all documents of a content folder, or reports every shape problem, one line each. */
export async function loadContent(path: string): Promise<Loaded<NamedContent>> {
  if (!existsSync(path)) return noSuchFolder(path)
  const folder = new ContentFolder(path)
  await folder.strangers()
  const [business, site, bookingForm, messages, theme, visit, policies, examples, files] = [
    await folder.document('business'),
    await folder.document('site'),
    await folder.document('bookingForm'),
    await folder.document('messages'),
    await folder.document('theme'),
    await folder.optional('visit'),
    await folder.optional('policies'),
    await folder.optional('examples'),
    await folder.categories(),
  ]
  if (folder.problems.length > 0 || !business || !site || !bookingForm || !messages || !theme || !files)
    return { ok: false, problems: folder.problems }
  return whole(folder, files, {
    business,
    site,
    bookingForm,
    messages,
    theme,
    ...visit,
    ...policies,
    ...examples,
    categories: files.map(({ category }) => category),
  })
}

/** Reads only the documents that prices depend on. */
export async function loadCatalogContent(path: string): Promise<Loaded<NamedContent<Pick<Content, 'business' | 'visit' | 'categories'>>>> {
  if (!existsSync(path)) return noSuchFolder(path)
  const folder = new ContentFolder(path)
  await folder.strangers()
  const [business, visit, files] = [await folder.document('business'), await folder.optional('visit'), await folder.categories()]
  if (folder.problems.length > 0 || !business || !files) return { ok: false, problems: folder.problems }
  return whole(folder, files, { business, ...visit, categories: files.map(({ category }) => category) })
}

/** Content with its named prices written out. */
function whole<C extends Pick<Content, 'business' | 'visit' | 'categories'>>(
  folder: ContentFolder,
  files: readonly CategoryFile[],
  read: C,
): Loaded<NamedContent<C>> {
  const problems: Problem[] = []
  const content = writtenOut(read, new ContentPointer(problems))
  const naming = namingOf(folder, files, content)
  if (problems.length > 0) return { ok: false, problems: [...new Set(problems.map(problem => problemLineIn(naming, problem)))] }
  return { ok: true, value: { content, naming, categoryIds: [] } }
}

/** A single problem instead of one for each missing document. */
function noSuchFolder(path: string): { ok: false; problems: string[] } {
  return { ok: false, problems: [`${path}: there is no such folder`] }
}

/** Names documents by their files. */
function namingOf({ folder, given }: ContentFolder, files: readonly CategoryFile[], whole: object): Naming {
  return {
    whole: folder,
    document: name => join(folder, DOCUMENTS[name].file),
    categories: files.map(({ file }) => join(folder, file)),
    said: { given: { ...given, categories: files.map(({ given }) => given) }, whole },
  }
}
