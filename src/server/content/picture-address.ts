import { createHash } from 'node:crypto'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { isDrawing, picturesOf } from '#src/cms/documents/site-parts.ts'
import type { MediaFile } from '#src/cms/media/media-file.ts'
import type { PictureFacts, PictureFormat, PictureVariant } from '#src/cms/pictures/picture-job.ts'
import type { ContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { Image } from '#src/contract/generated/types.ts'
import { cutFor, type PicturePlacement, sizesFor, type PictureSize } from '#src/contract/picture-placements.ts'
import type { PictureSources } from '#src/page/page-renderer.ts'

/** A variant that pages name, and the picture that it is made of. */
export interface NamedVariant {
  name: string
  file: MediaFile
  variant: PictureVariant
}

const FORMATS: readonly PictureFormat[] = ['avif', 'webp']

/** What a page needs to show a picture in a placement. */
export function pictureSources(hashedName: string, facts: PictureFacts | undefined, image: Image, placement: PicturePlacement): PictureSources {
  if (facts === undefined) return { src: `/images/${hashedName}`, width: image.width, height: image.height, tone: null, srcsets: null }
  const sizes = sizesFor(placement, cutFor(placement, facts, image))
  const address = (size: PictureSize, format: PictureFormat) => `/images/${variantName(hashedName, image, size, format)}`
  const set = (format: PictureFormat) => sizes.map(size => `${address(size, format)} ${size.width}w`).join()
  const { width, height } = sizes.at(-1) ?? facts
  return { src: address({ width, height }, 'webp'), width, height, tone: facts.tone, srcsets: { avif: set('avif'), webp: set('webp') } }
}

const kept = new WeakMap<ContentSnapshot, ReadonlyMap<string, NamedVariant>>()

/** Every variant that the pages of a content snapshot name, by its name, in the order in which pages show them. */
export function variantsOf(snapshot: ContentSnapshot): ReadonlyMap<string, NamedVariant> {
  const known = kept.get(snapshot)
  if (known !== undefined) return known
  const { revision, media, pictures } = snapshot
  const variants = picturesOf(revision.content, new ContentPointer([])).flatMap(({ image, placements }): NamedVariant[] => {
    const file = media.images.get(image.src)
    const facts = pictures.get(file?.hashedName ?? '')
    if (file === undefined || facts === undefined || isDrawing(image)) return []
    return placements.flatMap(placement => {
      const cut = cutFor(placement, facts, image)
      return sizesFor(placement, cut).flatMap(size =>
        FORMATS.map(format => ({ name: variantName(file.hashedName, image, size, format), file, variant: { cut, size, format } })),
      )
    })
  })
  const named = new Map(variants.map(each => [each.name, each]))
  kept.set(snapshot, named)
  return named
}

/** `van-1a2b3c4d5e6f-640x427.avif`; another part of the same picture has another hash. */
function variantName(hashedName: string, { crop, focus }: Image, { width, height }: PictureSize, format: PictureFormat): string {
  const stem = hashedName.replace(/\.[a-z]+$/, '')
  const part = crop === undefined && focus === undefined ? stem : stem.slice(0, -HASH) + partHash(stem.slice(-HASH), [crop, focus])
  return `${part}-${width}x${height}.${format}`
}

/** Length of a hash in a name. */
const HASH = 12

function partHash(hash: string, part: readonly unknown[]): string {
  return createHash('sha256').update(hash).update(JSON.stringify(part)).digest('hex').slice(0, HASH)
}
