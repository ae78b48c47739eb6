import type { Problem } from '#src/contract/decode.ts'
import { withOrigin } from '../defaults/complete.ts'
import { DOCUMENT_NAMES, type DocumentName } from './documents.ts'

/** The names of content's documents in its origin. */
export interface Naming {
  /** The whole content: a folder or a dataset. */
  whole: string
  document: (name: DocumentName) => string
  /** By position in `content.categories`. */
  categories: readonly string[]
  /** What the documents say, and that completed by defaults: both as content is made of them. */
  said: { given: object; whole: object }
}

/** Names of a dataset's documents: their ids. */
export function datasetNaming(categoryIds: readonly string[]): Omit<Naming, 'said'> {
  return { whole: '', document: id => id, categories: categoryIds }
}

/** Formats a document's problem as `file#/json/pointer: message`. */
export function problemLine(document: string, { pointer, message }: Problem): string {
  return `${document}#${pointer}: ${message}`
}

/** Reads such a line; null where it names no place in a document. */
export function problemOfLine(line: string): DocumentProblem | null {
  const [, document, pointer, message] = /^([^#]+)#((?:\/[^:]*)?): ([^]+)$/.exec(line) ?? []
  return document === undefined || pointer === undefined || message === undefined ? null : { document, pointer, message }
}

/** A problem of a document. */
export interface DocumentProblem extends Problem {
  document: string
}

/** Maps a problem of the whole content to its document: `/categories/0/packages/2` becomes `/packages/2` of the first category's document. */
export function documentProblem(naming: Naming, problem: Problem): DocumentProblem {
  const { pointer, message } = withOrigin(problem, naming.said.given, naming.said.whole)
  return { ...documentPlace(naming, pointer), message }
}

/** Maps a pointer into the whole content to its document, and a pointer into that. */
export function documentPlace({ whole, document, categories }: Omit<Naming, 'said'>, pointer: string): Omit<DocumentProblem, 'message'> {
  const [, name = '', ...rest] = pointer.split('/')
  if (name === 'categories') {
    const [position, ...path] = rest
    const category = position === undefined ? undefined : categories[Number(position)]
    return { document: category ?? (whole === '' ? 'categories' : `${whole}/categories`), pointer: pointerOf(path) }
  }
  const known = DOCUMENT_NAMES.find(known => known === name)
  return known === undefined ? { document: whole, pointer } : { document: document(known), pointer: pointerOf(rest) }
}

/** Formats a problem of the whole content by its document: `/categories/0/packages/2` as `content/categories/boat.json#/packages/2: message`. */
export function problemLineIn(naming: Naming, problem: Problem): string {
  const found = documentProblem(naming, problem)
  return problemLine(found.document, found)
}

function pointerOf(path: readonly string[]): string {
  return path.map(key => `/${key}`).join('')
}
