import sharp from 'sharp'

/** As large as a picture of Sanity's CDN that a site asks for; no screen needs more. */
const MAX_SIDE = 3000

const MAX_PIXELS = 60_000_000

/** A picture as it is kept, and its size in pixels as it was given, upright. */
export interface UprightPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Returns a picture as Sanity's CDN would give it: upright, not too large, and without what a camera wrote into it, such as the place. One that is so
 * already stays as it is. @throws when it is broken or has too many pixels
 */
export async function uprightPicture(given: Buffer): Promise<UprightPicture> {
  const picture = sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { exif, xmp, iptc, autoOrient: size } = await picture.metadata()
  const isPlain = exif === undefined && xmp === undefined && iptc === undefined && Math.max(size.width, size.height) <= MAX_SIDE
  const bytes = isPlain
    ? given
    : await picture.autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }).keepIccProfile().toBuffer()
  return { bytes, ...size }
}
