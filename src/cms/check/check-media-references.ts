import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { isDrawing, picturesOf } from '../documents/site-parts.ts'
import { namedMedia } from '../media/named-media.ts'

/** The files of a content folder, by the names that content uses. */
export interface MediaNames {
  illustrations: Named
  images: Named
  fonts: Named
}

interface Named {
  has: (name: string) => boolean
}

/** Checks that every illustration, image and font that content names exists in the folder, and that the size of each drawing is known. */
export function checkMediaReferences(content: Content, media: MediaNames, root: ContentPointer): void {
  for (const { kind, name, file, pointer } of namedMedia(content, root)) if (!media[kind].has(name)) pointer.report(`there is no file ${file}`)
  for (const { image, pointer } of picturesOf(content, root)) {
    if (isDrawing(image) && (image.width === undefined || image.height === undefined)) pointer.report('a drawing (SVG) needs its width and height')
  }
}
