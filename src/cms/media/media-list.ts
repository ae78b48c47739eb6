import { type MediaReader, videoNames } from './media.ts'
import { pictureHead } from './picture-head.ts'

/** An image of a content folder; the size of a drawing is not known. */
export interface ImageFile {
  readonly name: string
  readonly width: number | null
  readonly height: number | null
}

/** The files that content may name, listed for an editor. */
export interface MediaList {
  readonly illustrations: readonly string[]
  readonly images: readonly ImageFile[]
  readonly videos: readonly string[]
  readonly fonts: readonly string[]
}

export async function listMedia(reader: MediaReader, folder: string): Promise<MediaList> {
  const { illustrations, images, fonts } = await reader.read(folder)
  return {
    illustrations: [...illustrations.keys()],
    images: [...images].map(([name, { bytes }]) => {
      const head = pictureHead(bytes)
      return { name, width: head?.width ?? null, height: head?.height ?? null }
    }),
    videos: [...(await videoNames(folder))],
    fonts: [...fonts.keys()],
  }
}
