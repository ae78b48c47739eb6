import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { decode } from '#src/contract/decode.ts'
import { pointerOf, repeatedKey } from '#src/contract/json-keys.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Content } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'
import { completed, languageOf, withOrigin } from '../defaults/complete.ts'
import { LANGUAGES } from '../defaults/defaults-of.ts'
import { inOrder } from '../documents/category-order.ts'
import { jsonProblem } from '../documents/json-problem.ts'
import { nestingProblem } from '../documents/nesting.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { readWholeFile } from './read-file.ts'
import { strangerWords } from './stranger-words.ts'
import { toldProblem } from '../documents/told-problem.ts'
import { readUtf8 } from '../documents/utf8.ts'
import { DOCUMENTS, type DocumentName, type DocumentType, type OptionalName } from '../documents/documents.ts'

/** A category and its file, relative to the content folder. */
export interface CategoryFile {
  file: string
  category: Category
  /** What the file says, before its defaults. */
  given: unknown
}

/** Reads the documents of a content folder, the business first, completes them by the defaults of its language, and collects their problems. */
export class ContentFolder {
  readonly folder: string
  /** One line for each problem found so far. */
  readonly problems: string[] = []
  /** What each file says, before its defaults. */
  readonly given: Partial<Record<DocumentName, unknown>> = {}
  /** While the business cannot be read, what others leave out is no problem of theirs. */
  private language: unknown = LANGUAGES[0]

  constructor(folder: string) {
    this.folder = folder
  }

  /** Reads a single document; null when it has problems. */
  async document<K extends DocumentName>(name: K): Promise<NonNullable<Content[K]> | null> {
    const { file, validate } = DOCUMENTS[name]
    const given = await this.parse(file)
    if (given === null) return null
    if (name === 'business') this.language = languageOf(given.value)
    this.given[name] = given.value
    return this.decode<NonNullable<Content[K]>>(name, file, given.value, validate)
  }

  /** Reads a document that content may do without. */
  async optional<K extends OptionalName>(name: K): Promise<Pick<Content, K>> {
    const document = (await namesIn(this.folder)).includes(DOCUMENTS[name].file) ? await this.document(name) : null
    return (document === null ? {} : { [name]: document }) as Pick<Content, K>
  }

  /** Reports files that nobody reads and that are likely meant for documents; media, notes and what else may stand there is left alone. */
  async strangers(): Promise<void> {
    const names = await namesIn(this.folder)
    for (const name of names) {
      const told = strangerWords(name, names) ?? (name.endsWith('.json') ? await this.categoryWords(name) : null)
      if (told !== null) this.report(name, `unknown file: ${told}`)
    }
  }

  /** Where a category belongs; null for a file that is none, or is a document. */
  private async categoryWords(name: string): Promise<string | null> {
    if (Object.values(DOCUMENTS).some(({ file }) => file === name)) return null
    const bytes = await readWholeFile(join(this.folder, name))
    const parsed = bytes.ok ? parseJson(bytes.bytes.toString()) : null
    const value = parsed?.ok === true ? parsed.value : null
    return typeof value === 'object' && value !== null && 'packages' in value && Array.isArray(value.packages)
      ? `a category belongs into categories/, as categories/${name}`
      : null
  }

  /** Reads all categories, in order; null when one has problems or there is none. */
  async categories(): Promise<CategoryFile[] | null> {
    const names = await namesIn(join(this.folder, 'categories'))
    for (const name of names) {
      if (!name.endsWith('.json')) this.report(join('categories', name), 'unknown file: a category is a file that ends in .json')
    }
    const files = names.filter(name => name.endsWith('.json')).map(name => join('categories', name))
    if (files.length === 0) this.report('categories', 'there is no category: at least one .json file is needed')
    const read = await Promise.all(files.map(file => this.category(file)))
    const found = read.filter(isComplete)
    if (found.length < Math.max(1, files.length)) return null
    return inOrder(found, ({ category }) => category)
  }

  private async category(file: string): Promise<Omit<CategoryFile, 'category'> & { category: Category | null }> {
    const given = await this.parse(file)
    const category = given === null ? null : this.decode('category', file, given.value, validateCategory)
    return { file, category, given: given?.value }
  }

  /** Reads a file's JSON; null when it has none that can be used. */
  private async parse(file: string): Promise<{ value: unknown } | null> {
    const bytes = await readWholeFile(join(this.folder, file))
    if (!bytes.ok) return this.report(file, bytes.message)
    const read = readUtf8(bytes.bytes)
    if (!read.ok) return this.report(file, read.message)
    const parsed = parseJson(read.text)
    if (!parsed.ok) return this.report(file, `is not JSON: ${jsonProblem(read.text) ?? parsed.message}`)
    const repeated = repeatedKey(read.text)
    if (repeated !== null) return this.report(file, `a second "${repeated.key}": each key stands once in its object`, pointerOf(read.text, repeated))
    const tooDeep = nestingProblem(parsed.value)
    return tooDeep === null ? parsed : this.report(file, tooDeep.message, tooDeep.pointer)
  }

  private decode<T>(type: DocumentType, file: string, given: unknown, validate: Validate<T>): T | null {
    const whole = completed(type, given, this.language)
    const decoded = decode(validate, whole)
    if (decoded.ok) return decoded.value
    for (const problem of decoded.problems) {
      const told = toldProblem(withOrigin(problem, given, whole), type, whole, this.given.business)
      this.problems.push(problemLine(join(this.folder, file), told))
    }
    return null
  }

  private report(file: string, message: string, pointer = ''): null {
    this.problems.push(problemLine(join(this.folder, file), { pointer, message }))
    return null
  }
}

function isComplete(read: Omit<CategoryFile, 'category'> & { category: Category | null }): read is CategoryFile {
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
