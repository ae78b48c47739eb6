import type { Revision } from '#src/catalog/revision.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** The sample business, checked and compiled as the server does it. */
export async function sampleRevision(): Promise<Revision> {
  const loaded = await loadContentSnapshot(SAMPLE_FOLDER)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.revision
}
