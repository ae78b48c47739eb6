import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edit, edited } from './edit.ts'
import { temporaryFolder } from '../server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** A change of a document in a content folder. */
export interface FileEdit extends Edit {
  file: string
}

/** A copy of the sample content, or of another folder's, with some changes; it is gone after the test. */
export function copySample(edits: readonly FileEdit[] = [], from = SAMPLE_FOLDER): string {
  const folder = temporaryFolder()
  cpSync(from, folder, { recursive: true })
  for (const edit of edits) applyEdit(folder, edit)
  return folder
}

/** Changes a document of a content folder. */
export function applyEdit(folder: string, { file, ...edit }: FileEdit): void {
  const path = join(folder, file)
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(edited(document, [edit]), null, 2))
}
