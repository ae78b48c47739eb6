import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Business } from '#src/contract/generated/types.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** Copies the sample content, with these fields of its business changed, or removed where `undefined`. Returns the folder, which is deleted when the process ends. */
export function sampleWith(changes: { [Field in keyof Business]?: Business[Field] | undefined }): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  const path = join(folder, 'business.json')
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as Business), ...changes }))
  return folder
}
