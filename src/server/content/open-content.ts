import { type ContentSource, openContentSource } from '#src/cms/live/content-source.ts'
import type { Config } from '../config/config.ts'

/** Opens the Sanity dataset where one is set, else the content folder. */
export async function openContent({ sanity, contentDir, dataDir }: Config, clock: () => Date): Promise<ContentSource> {
  if (sanity === null) return openContentSource(contentDir, clock)
  // Load the Sanity client only where it is used.
  const { openDatasetSource } = await import('#src/cms/live/dataset-source.ts')
  return openDatasetSource({ dataset: { ...sanity, token: sanity.readToken }, folder: contentDir, dataDir, clock })
}
