import type { Place } from '#src/catalog/problems.ts'
import type { Content } from '#src/contract/generated/types.ts'
import type { Pictures } from './pictures.ts'
import { illustrationsOf, imagesOf, type PictureName } from './site-parts.ts'

/** Checks that every illustration and image that content names is a file of the folder. */
export function checkPictures({ site, categories }: Content, { illustrations, images }: Pictures, root: Place): void {
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
}

function categoryIllustrations({ icon, packages }: Content['categories'][number], place: Place): PictureName[] {
  const logos = packages.flatMap(({ logo }, index) => (logo === undefined ? [] : [{ name: logo, place: place.at('packages', index, 'logo') }]))
  return [{ name: icon, place: place.at('icon') }, ...logos]
}
