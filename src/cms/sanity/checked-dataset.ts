import type { CheckedContent, KnownContent, MediaFolders } from '../documents/checked-content.ts'
import { checkDocuments } from '../documents/checked-documents.ts'
import { Dataset, type DatasetConfig } from './dataset.ts'
import { fetchAssets } from './fetch-assets.ts'
import type { Loaded } from '../folder/local-content.ts'
import type { MediaReader } from '../media/media.ts'
import { toNdjson } from './ndjson.ts'

/** A dataset's published documents, as NDJSON, and the result of their check. */
export interface CheckedDataset {
  checked: Loaded<CheckedContent>
  documents: string
}

/**
 * Reads and checks what a dataset publishes now.
 * @throws DatasetError
 */
export async function checkDataset(
  config: DatasetConfig,
  folders: MediaFolders,
  reader: MediaReader,
  known: KnownContent | null = null,
): Promise<CheckedDataset> {
  const dataset = new Dataset(config)
  const documents = await dataset.documents()
  if (folders.assets !== null) await fetchAssets(config, documents, folders.assets)
  return { checked: await checkDocuments(documents, dataset.name, folders, reader, known), documents: toNdjson(documents) }
}
