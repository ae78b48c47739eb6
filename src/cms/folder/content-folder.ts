import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { decode } from '#src/contract/decode.ts'
import { pointerOf, repeatedKey } from '#src/contract/json-keys.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Content } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'
import { inOrder } from '../documents/category-order.ts'
import { nestingProblem } from '../documents/nesting.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { readWholeFile } from './read-file.ts'
import { readUtf8 } from '../documents/utf8.ts'
import { DOCUMENTS, type DocumentName } from '../documents/documents.ts'

/** A category and its file, relative to the content folder. */
export interface CategoryFile {
  file: string
  category: Category
}

/** Reads the documents of a content folder and collects their problems. */
export class ContentFolder {
  readonly folder: string
  /** One line for each problem found so far. */
  readonly problems: string[] = []

  constructor(folder: string) {
    this.folder = folder
  }

  /** Reads a single document; null when it has problems. */
  document<K extends DocumentName>(name: K): Promise<Content[K] | null> {
    return this.read<Content[K]>(DOCUMENTS[name].file, DOCUMENTS[name].validate)
  }

  /** Reads all categories, in order; null when one has problems or there is none. */
  async categories(): Promise<CategoryFile[] | null> {
    const names = await namesIn(join(this.folder, 'categories'))
    for (const name of names) {
      if (!name.endsWith('.json')) this.report(join('categories', name), 'unknown file: a category is a file that ends in .json')
    }
    const files = names.filter(name => name.endsWith('.json')).map(name => join('categories', name))
    if (files.length === 0) this.report('categories', 'there is no category: at least one .json file is needed')
    const read = await Promise.all(files.map(async file => ({ file, category: await this.read(file, validateCategory) })))
    const found = read.filter(isComplete)
    if (found.length < Math.max(1, files.length)) return null
    return inOrder(found, ({ category }) => category)
  }

  private async read<T>(file: string, validate: Validate<T>): Promise<T | null> {
    const bytes = await readWholeFile(join(this.folder, file))
    if (!bytes.ok) return this.report(file, bytes.message)
    const read = readUtf8(bytes.bytes)
    if (!read.ok) return this.report(file, read.message)
    const parsed = parseJson(read.text)
    if (!parsed.ok) return this.report(file, `is not JSON: ${parsed.message}`)
    const repeated = repeatedKey(read.text)
    if (repeated !== null) return this.report(file, `a second "${repeated.key}": each key stands once in its object`, pointerOf(read.text, repeated))
    const tooDeep = nestingProblem(parsed.value)
    const decoded = tooDeep === null ? decode(validate, parsed.value) : { ok: false as const, problems: [tooDeep] }
    if (decoded.ok) return decoded.value
    for (const problem of decoded.problems) this.problems.push(problemLine(join(this.folder, file), problem))
    return null
  }

  private report(file: string, message: string, pointer = ''): null {
    this.problems.push(problemLine(join(this.folder, file), { pointer, message }))
    return null
  }
}

function isComplete(read: { file: string; category: Category | null }): read is CategoryFile {
  return read.category !== null
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The sorted names in a folder, without hidden files, which editors and systems create; empty when there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(name => !name.startsWith('.')).sort()
  } catch (error) {
    return nullWhenMissing(error) ?? []
  }
}

/** Error handler for a file that need not exist. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
  throw error
}
