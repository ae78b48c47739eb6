import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { illustrationsOf, imagesOf, type MediaName, videoFilesOf } from '../documents/site-parts.ts'

/** A file that content names, and the place of the name. */
export interface NamedMedia extends MediaName {
  kind: 'illustrations' | 'images' | 'videos' | 'fonts'
  /** Relative to the folder. */
  file: string
}

/** Every illustration, image, video and font that content names, repeated for each place. */
export function namedMedia(content: Content, root: ContentPointer = new ContentPointer([])): NamedMedia[] {
  const { site, theme, categories } = content
  const fonts = (theme.fonts.files ?? []).map(({ src }, position) => ({ name: src, pointer: root.at('theme', 'fonts', 'files', position, 'src') }))
  return [
    ...[
      ...categories.flatMap((category, position) => illustrationsOfCategory(category, root.at('categories', position))),
      ...illustrationsOf(site, root.at('site')),
    ].map(named => ({ ...named, kind: 'illustrations' as const, file: `illustrations/${named.name}.svg` })),
    ...imagesOf(content, root).map(named => ({ ...named, kind: 'images' as const, file: `images/${named.name}` })),
    ...videoFilesOf(site, root.at('site')).map(named => ({ ...named, kind: 'videos' as const, file: `videos/${named.name}` })),
    ...fonts.map(named => ({ ...named, kind: 'fonts' as const, file: `fonts/${named.name}` })),
  ]
}

function illustrationsOfCategory({ icon, packages }: Content['categories'][number], pointer: ContentPointer): MediaName[] {
  const logos = packages.flatMap(({ logo }, index) => (logo === undefined ? [] : [{ name: logo, pointer: pointer.at('packages', index, 'logo') }]))
  return [{ name: icon, pointer: pointer.at('icon') }, ...logos]
}
