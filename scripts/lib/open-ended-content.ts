import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** Copies the sample content without booking horizon, which allows too few visits for a load test. Removed when the process ends. */
export function openEndedContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  const path = join(folder, 'business.json')
  const business = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  delete business['horizonDays']
  writeFileSync(path, JSON.stringify(business))
  return folder
}
