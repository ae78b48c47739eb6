import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { isAssetFile } from '../sanity/asset-files.ts'
import { isDrawing, picturesOf } from '../documents/site-parts.ts'
import { namedMedia } from '../media/named-media.ts'

/** The files of a content folder, by the names that content uses. */
export interface MediaNames {
  illustrations: Named
  images: Named
  videos: Named
  fonts: Named
}

interface Named {
  has: (name: string) => boolean
}

/** How much of a picture's width or height may be cut off, in percent. */
const MOST_CUT = 95

/** Checks that every illustration, image, video and font that content names exists in the folder, and that the size of each drawing is known. */
export function checkMediaReferences(content: Content, media: MediaNames, root: ContentPointer): void {
  for (const { kind, name, file, pointer } of namedMedia(content, root)) {
    // Assets come with the dataset, which a draft's check has not asked.
    if (!media[kind].has(name) && !isAssetFile(name)) pointer.report(`there is no file ${file}`)
  }
  for (const { image, pointer } of picturesOf(content, root)) {
    if (isDrawing(image) && (image.width === undefined || image.height === undefined)) pointer.report('a drawing (SVG) needs its width and height')
    const { left, top, right, bottom } = image.crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
    if (left + right > MOST_CUT || top + bottom > MOST_CUT)
      pointer.at('crop').report(`leaves nothing to see: at most ${MOST_CUT} % of a side may be cut off`)
  }
}
