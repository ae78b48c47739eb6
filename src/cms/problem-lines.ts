import { join } from 'node:path'
import type { Problem } from '#src/contract/decode.ts'
import { DOCUMENTS, type DocumentName } from './documents.ts'

/** Says a problem of a file as `file#/json/pointer: what is wrong`. */
export function problemLine(file: string, { pointer, message }: Problem): string {
  return `${file}#${pointer}: ${message}`
}

/** Says a problem of the whole content (`/categories/0/packages/2`) at the file of its document (`content/categories/boat.json#/packages/2`). */
export function problemLineIn(folder: string, categoryFiles: readonly string[], problem: Problem): string {
  const [, document = '', ...rest] = problem.pointer.split('/')
  if (document === 'categories') {
    const [position, ...path] = rest
    const file = position === undefined ? 'categories' : (categoryFiles[Number(position)] ?? 'categories')
    return problemLine(join(folder, file), { pointer: pointerOf(path), message: problem.message })
  }
  if (!isDocumentName(document)) return problemLine(folder, problem)
  return problemLine(join(folder, DOCUMENTS[document].file), { pointer: pointerOf(rest), message: problem.message })
}

function pointerOf(path: readonly string[]): string {
  return path.map(key => `/${key}`).join('')
}

function isDocumentName(key: string): key is DocumentName {
  return Object.hasOwn(DOCUMENTS, key)
}
