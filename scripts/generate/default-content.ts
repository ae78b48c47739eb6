import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Generates src/contract/generated/default-content.ts: for each language, a folder of `defaults`, its documents by the name of their file. */
export function defaultContentModule(folder: string): string {
  const languages: Record<string, Record<string, unknown>> = {}
  for (const file of globSync('*/*.json', { cwd: folder }).sort())
    (languages[dirname(file)] ??= {})[basename(file)] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const type = 'Readonly<Record<string, Readonly<Record<string, unknown>>>>'
  return `export const DEFAULT_CONTENT: ${type} = ${JSON.stringify(languages, null, 2)}\n`
}
