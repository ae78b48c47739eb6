import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { languageOf, sameInShort, shortenedContent } from '../defaults/complete.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '../documents/documents.ts'
import { documentFiles } from './folder-files.ts'
import { inLayoutOf } from '../documents/json-layout.ts'

/** Changes that make a content folder hold the given content; files are relative to it. */
export interface FolderChange {
  written: { file: string; document: object }[]
  /** Existing files whose content changes. */
  replaced: string[]
  /** Files of documents that the content no longer has. */
  deleted: string[]
}

/** Compares content with a folder, which may be missing. A category keeps its existing file, whatever its name. */
export async function planFolder(content: Content, folder: string): Promise<FolderChange> {
  const before = await documentFiles(folder)
  const said = shortenedContent(content)
  const language = languageOf(before.get(DOCUMENTS.business.file))
  const categoryFiles = new Map([...before].flatMap(([file, document]) => (isCategoryFile(file) ? [[idOf(document), file] as const] : [])))
  const documents = [
    ...DOCUMENT_NAMES.flatMap(type => {
      const document = said[type]
      return document === undefined ? [] : [{ type, file: DOCUMENTS[type].file, document }]
    }),
    ...said.categories.map(category => ({
      type: 'category' as const,
      file: categoryFiles.get(category.id) ?? join('categories', `${category.id.toLowerCase()}.json`),
      document: category,
    })),
  ]
  const wanted = new Set(documents.map(({ file }) => file))
  if (wanted.size < documents.length) throw new Error('two categories have ids that differ in capital letters alone: files cannot')
  const isSame = (earlier: unknown, { type, document }: (typeof documents)[number]) =>
    canonicalJson(sameInShort(type, earlier, language)) === canonicalJson(document)
  const written = documents.filter(document => !before.has(document.file) || !isSame(before.get(document.file), document))
  return {
    written,
    replaced: written.flatMap(({ file }) => (before.has(file) ? [file] : [])),
    deleted: [...before.keys()].filter(file => !wanted.has(file)),
  }
}

export async function changeFolder(folder: string, { written, deleted }: FolderChange): Promise<void> {
  await mkdir(join(folder, 'categories'), { recursive: true })
  for (const { file, document } of written) await writeFile(join(folder, file), inLayoutOf(await jsonOf(join(folder, file)), document))
  for (const file of deleted) await rm(join(folder, file))
}

/** The text of a file; null when it is missing or not JSON. */
async function jsonOf(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, 'utf8')
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}

function isCategoryFile(file: string): boolean {
  return file.startsWith(join('categories', '/'))
}

function idOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && 'id' in document ? document.id : null
}
