import type { Place } from '#src/catalog/problems.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { illustrationsOf, imagesOf, type MediaName } from './site-parts.ts'

/** The files that a content folder has, by the names that content gives them. */
export interface MediaNames {
  illustrations: Named
  images: Named
  fonts: Named
}

/** An image of a content folder; of a drawing no size is known. */
export interface ImageFile {
  readonly name: string
  readonly width: number | null
  readonly height: number | null
}

/** The files that content may name, as an editor is told of them. */
export interface MediaList {
  readonly illustrations: readonly string[]
  readonly images: readonly ImageFile[]
  readonly fonts: readonly string[]
}

interface Named {
  has: (name: string) => boolean
}

/** Checks that every illustration, image and font that content names is a file of the folder. */
export function checkMedia({ site, theme, categories }: Content, { illustrations, images, fonts }: MediaNames, root: Place): void {
  const names = [
    ...categories.flatMap((category, position) => categoryIllustrations(category, root.at('categories', position))),
    ...illustrationsOf(site, root.at('site')),
  ]
  for (const { name, place } of names) {
    if (!illustrations.has(name)) place.report(`there is no file illustrations/${name}.svg`)
  }
  for (const { name, place } of imagesOf(site, root.at('site'))) {
    if (!images.has(name)) place.report(`there is no file images/${name}`)
  }
  for (const [position, { src }] of (theme.fonts.files ?? []).entries()) {
    if (!fonts.has(src)) root.at('theme', 'fonts', 'files', position, 'src').report(`there is no file fonts/${src}`)
  }
}

function categoryIllustrations({ icon, packages }: Content['categories'][number], place: Place): MediaName[] {
  const logos = packages.flatMap(({ logo }, index) => (logo === undefined ? [] : [{ name: logo, place: place.at('packages', index, 'logo') }]))
  return [{ name: icon, place: place.at('icon') }, ...logos]
}
