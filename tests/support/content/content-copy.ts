import { cpSync } from 'node:fs'
import { applyEdit, type FileEdit } from './file-edit.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** A copy of the sample content, or of another folder's, with some changes; it is gone after the test. */
export function copySample(edits: readonly FileEdit[] = [], from = SAMPLE_FOLDER): string {
  const folder = temporaryFolder()
  cpSync(from, folder, { recursive: true })
  for (const edit of edits) applyEdit(folder, edit)
  return folder
}
