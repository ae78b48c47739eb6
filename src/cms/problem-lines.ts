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

/** Says a problem of the whole content (`/categories/0/packages/2`) at its document (`content/categories/boat.json#/packages/2`). */
export function problemLineIn({ whole, document, categories }: Naming, problem: Problem): string {
  const [, name = '', ...rest] = problem.pointer.split('/')
  if (name === 'categories') {
    const [position, ...path] = rest
    const category = position === undefined ? undefined : categories[Number(position)]
    return problemLine(category ?? join(whole, 'categories'), { pointer: pointerOf(path), message: problem.message })
  }
  const known = DOCUMENT_NAMES.find(known => known === name)
  return known === undefined ? problemLine(whole, problem) : problemLine(document(known), { pointer: pointerOf(rest), message: problem.message })
}

function pointerOf(path: readonly string[]): string {
  return path.map(key => `/${key}`).join('')
}
