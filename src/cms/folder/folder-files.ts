import { join } from 'node:path'
import { namesIn } from './content-folder.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '../documents/documents.ts'
import { readWholeFile } from './read-file.ts'

/** The documents of a content folder by file, not validated; null for a file that is not JSON. */
export async function documentFiles(folder: string): Promise<Map<string, unknown>> {
  const categories = (await namesIn(join(folder, 'categories'))).filter(name => name.endsWith('.json')).map(name => join('categories', name))
  const names = new Set(await namesIn(folder))
  const singles = DOCUMENT_NAMES.map(name => DOCUMENTS[name].file).filter(file => names.has(file))
  return new Map(await Promise.all([...singles, ...categories].map(async file => [file, await readDocument(join(folder, file))] as const)))
}

async function readDocument(path: string): Promise<unknown> {
  const read = await readWholeFile(path)
  try {
    return read.ok ? JSON.parse(read.bytes.toString()) : null
  } catch {
    return null
  }
}
