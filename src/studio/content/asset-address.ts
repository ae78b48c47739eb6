import type { SanityClient } from '@sanity/client'
import { pictureFile } from '../../cms/sanity/asset-picture.ts'

/** Returns where a browser finds a picture of the dataset, at most as large as said, in pixels; null for anything else. */
export function assetAddress(client: SanityClient, reference: unknown, size: number): string | null {
  const file = pictureFile(reference)
  return file === null ? null : `${assetsOf(client).images}${file}?w=${size}&h=${size}&fit=max&auto=format`
}

/** Returns what the addresses of the dataset's pictures and videos begin with. */
export function assetsOf(client: SanityClient): Record<'images' | 'videos', string> {
  const { apiHost, projectId, dataset } = client.config()
  const of = (kind: string) => `${apiHost.replace(/^https:\/\/api\./, 'https://cdn.')}/${kind}/${projectId}/${dataset}/`
  return { images: of('images'), videos: of('files') }
}
