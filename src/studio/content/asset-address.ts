import type { SanityClient } from '@sanity/client'
import { pictureFile } from '../../cms/sanity/asset-picture.ts'

/** Returns where a browser finds a picture of the dataset, at most as large as said, in pixels; null for anything else. */
export function assetAddress(client: SanityClient, reference: unknown, size: number): string | null {
  const { apiHost, projectId, dataset } = client.config()
  const file = pictureFile(reference)
  if (file === null) return null
  return `${apiHost.replace(/^https:\/\/api\./, 'https://cdn.')}/images/${projectId}/${dataset}/${file}?w=${size}&h=${size}&fit=max&auto=format`
}
