import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Edit, edited } from '../../support/content/edit.ts'

const PLATE = {
  kind: 'text',
  name: 'license_plate',
  label: 'License plate',
  autocomplete: 'off',
  maxLength: 16,
  shown: { categories: ['Car', 'RV', 'Semi', 'Motorcycle'] },
}

/** Makes a business out of a sample: two crews, number plates, and every mail to customers. */
export function weekContent(sample: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'week-content-'))
  cpSync(sample, folder, { recursive: true })
  edit(folder, 'business.json', [{ at: '/crews', set: 2 }])
  edit(folder, 'booking-form.json', [{ at: '/groups/0/fields/-', set: PLATE }])
  edit(folder, 'site.json', [{ at: '/mails', set: mailsOfOthers() }])
  return folder
}

function mailsOfOthers(): unknown {
  return (JSON.parse(readFileSync('tests/content/window-cleaning/site.json', 'utf8')) as { mails: unknown }).mails
}

function edit(folder: string, file: string, edits: readonly Edit[]): void {
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify(edited(JSON.parse(readFileSync(path, 'utf8')) as unknown, edits)))
}
