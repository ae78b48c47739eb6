import type { Revision } from '#src/catalog/revision.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** The sample business, checked and compiled as the server does it; with edits only inside a test. */
export async function sampleRevision(edits?: readonly FileEdit[]): Promise<Revision> {
  const loaded = await loadContentSnapshot(edits === undefined ? SAMPLE_FOLDER : copySample(edits))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.revision
}
