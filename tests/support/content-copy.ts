import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_FOLDER, temporaryFolder } from './test-server.ts'

/** A change of a content document: the value at a JSON pointer; undefined removes it. */
export interface Edit {
  file: string
  at: string
  value?: unknown
}

/** A copy of the sample content with some changes; it is gone after the test. */
export function copySample(edits: readonly Edit[] = []): string {
  const folder = temporaryFolder()
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  for (const edit of edits) applyEdit(folder, edit)
  return folder
}

/** Changes a document of a content folder. */
export function applyEdit(folder: string, { file, at, value }: Edit): void {
  const path = join(folder, file)
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const keys = at.split('/').slice(1)
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key), document)
  if (typeof parent !== 'object' || parent === null) throw new Error(`${file} has nothing at ${at}`)
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(last), 1)
  else if (value === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  writeFileSync(path, JSON.stringify(document, null, 2))
}
