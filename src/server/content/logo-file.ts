import type { ContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { LogoFile } from '#src/contract/generated/types.ts'
import { LOGO_HEIGHT } from '#src/contract/logo-height.ts'
import { pictureSources } from './picture-address.ts'

/** Where the logo of the content is, and its size; undefined when the content has none. */
export function logoFile({ revision, media, pictures }: Pick<ContentSnapshot, 'revision' | 'media' | 'pictures'>): LogoFile | undefined {
  const { illustration, picture, width = LOGO_HEIGHT } = revision.content.site.logo ?? {}
  if (picture !== undefined) {
    const hashedName = media.images.get(picture.src)?.hashedName ?? picture.src
    const sources = pictureSources(hashedName, pictures.get(hashedName), picture, 'logo')
    return { src: sources.src, width: sources.width ?? LOGO_HEIGHT, height: sources.height ?? LOGO_HEIGHT, is_drawing: false }
  }
  if (illustration === undefined) return undefined
  return { src: `/illustrations/${media.drawings.hashedName}#${illustration}`, width, height: LOGO_HEIGHT, is_drawing: true }
}
