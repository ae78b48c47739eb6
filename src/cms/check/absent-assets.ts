import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { picturesOf, videoFilesOf } from '../documents/site-parts.ts'
import type { Media } from '../media/media.ts'
import { isAssetFile } from '../sanity/asset-files.ts'

/** Reports a dataset's pictures and videos that were not downloaded; another missing file is told by the check of references. */
export function absentAssets(content: Content, { images, videos }: Pick<Media, 'images' | 'videos'>): Problem[] {
  const root = new ContentPointer([])
  for (const { image, pointer } of picturesOf(content, root)) {
    if (isAssetFile(image.src) && !images.has(image.src)) pointer.at('src').report(`there is no file images/${image.src}`)
  }
  for (const { name, pointer } of videoFilesOf(content.site, root.at('site'))) {
    if (isAssetFile(name) && !videos.has(name)) pointer.report(`there is no file videos/${name}`)
  }
  return root.problems
}
