import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'

/** A video of the dataset. */
export interface UploadedVideo {
  readonly _id: string
  readonly originalFilename: string
}

const VIDEOS = `*[_type == "sanity.fileAsset" && extension in ["mp4", "webm"]] | order(originalFilename asc)
  {_id, "originalFilename": coalesce(originalFilename, _id)}`

/** Returns the videos that were uploaded into the dataset, also those that come while it is used; null until they are known. */
export function useUploadedVideos(client: SanityClient): readonly UploadedVideo[] | null {
  const [videos, setVideos] = useState<readonly UploadedVideo[] | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const found = await client.fetch<UploadedVideo[]>(VIDEOS).catch(() => null)
      if (!isGone && found !== null) setVideos(found)
    }
    void load()
    const changes = client.listen('*[_type == "sanity.fileAsset"]', {}, { visibility: 'query', includeResult: false }).subscribe({
      next: () => void load(),
      // Those that are known stay.
      error: () => undefined,
    })
    return () => {
      isGone = true
      changes.unsubscribe()
    }
  }, [client])
  return videos
}
