import { join } from 'node:path'
import type { Problem } from '#src/contract/decode.ts'
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName } from './documents.ts'

/** What the documents of some content are called where it came from. */
export interface Naming {
  /** All of it: a folder or a dataset. */
  whole: string
  document: (name: DocumentName) => string
  /** By position in `content.categories`. */
  categories: readonly string[]
}

/** The names in a content folder; categories are given as files relative to it. */
export function folderNaming(folder: string, categoryFiles: readonly string[]): Naming {
  return { whole: folder, document: name => join(folder, DOCUMENTS[name].file), categories: categoryFiles.map(file => join(folder, file)) }
}

/** Says a problem of a document as `file#/json/pointer: what is wrong`. */
export function problemLine(document: string, { pointer, message }: Problem): string {
  return `${document}#${pointer}: ${message}`
}

/** A problem, and the document that has it. */
export interface DocumentProblem extends Problem {
  document: string
}

/** Finds the document of a problem of the whole content: `/categories/0/packages/2` is `/packages/2` of the first category's. */
export function documentProblem({ whole, document, categories }: Naming, { pointer, message }: Problem): DocumentProblem {
  const [, name = '', ...rest] = pointer.split('/')
  if (name === 'categories') {
    const [position, ...path] = rest
    const category = position === undefined ? undefined : categories[Number(position)]
    return { document: category ?? join(whole, 'categories'), pointer: pointerOf(path), message }
  }
  const known = DOCUMENT_NAMES.find(known => known === name)
  return known === undefined ? { document: whole, pointer, message } : { document: document(known), pointer: pointerOf(rest), message }
}

/** Says a problem of the whole content (`/categories/0/packages/2`) at its document (`content/categories/boat.json#/packages/2`). */
export function problemLineIn(naming: Naming, problem: Problem): string {
  const found = documentProblem(naming, problem)
  return problemLine(found.document, found)
}

function pointerOf(path: readonly string[]): string {
  return path.map(key => `/${key}`).join('')
}
