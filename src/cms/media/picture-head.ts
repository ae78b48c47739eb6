import { imageDimensionsFromData, type ImageType } from 'image-dimensions'
import { avifHead } from './avif-head.ts'

/** A picture's format and size, from its first bytes. */
export interface PictureHead {
  /** The file extension of its actual format. */
  readonly ending: '.png' | '.jpg' | '.webp' | '.avif'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const ENDINGS: Partial<Record<ImageType, PictureHead['ending']>> = { png: '.png', jpeg: '.jpg', webp: '.webp' }

/** Reads the head of a PNG, JPEG, WebP or AVIF picture; null for anything else, such as a drawing or a page. */
export function pictureHead(bytes: Buffer): PictureHead | null {
  const head = avif(bytes) ?? otherThanAvif(bytes)
  return head !== null && head.width > 0 && head.height > 0 ? head : null
}

/** A reader of our own, since image-dimensions gives the size of an AVIF before it is turned (irot). */
function avif(bytes: Buffer): PictureHead | null {
  try {
    const head = avifHead(bytes)
    return head === null ? null : { ending: '.avif', width: head.width, height: head.height }
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null
    throw error
  }
}

function otherThanAvif(bytes: Buffer): PictureHead | null {
  const { type, width = 0, height = 0 } = imageDimensionsFromData(bytes) ?? {}
  const ending = type && ENDINGS[type]
  return ending === undefined ? null : { ending, width, height }
}
