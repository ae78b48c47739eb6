import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** The sample business as a dataset keeps it. */
export async function sampleDocuments(): Promise<DatasetDocument[]> {
  const loaded = await loadContent(SAMPLE_FOLDER)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return toDocuments(loaded.value.content)
}
