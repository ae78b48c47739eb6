import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edit, edited } from './edit.ts'

/** A change of a document in a content folder; a document that is not there yet is set as a whole. */
export interface FileEdit extends Edit {
  file: string
}

/** Changes a document of a content folder. */
export function applyEdit(folder: string, { file, ...edit }: FileEdit): void {
  const path = join(folder, file)
  const document: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  writeFileSync(path, JSON.stringify(edited(document, [edit]), null, 2))
}
