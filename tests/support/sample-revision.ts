import { fileURLToPath } from 'node:url'
import type { Revision } from '#src/catalog/revision.ts'
import { loadEdition } from '#src/cms/live/edition.ts'

/** The sample business of content/, checked and compiled as the server does it. */
export async function sampleRevision(): Promise<Revision> {
  const loaded = await loadEdition(fileURLToPath(new URL('../../content', import.meta.url)))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.revision
}
