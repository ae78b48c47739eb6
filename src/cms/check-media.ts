import type { Place } from '#src/catalog/problems.ts'
import type { Content } from '#src/contract/generated/types.ts'
import type { Media } from './media.ts'
import { illustrationsOf, imagesOf, type MediaName } from './site-parts.ts'

/** Checks that every illustration, image and font that content names is a file of the folder. */
export function checkMedia({ site, theme, categories }: Content, { illustrations, images, fonts }: Media, root: Place): void {
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
    const file = fonts.get(src)
    const place = root.at('theme', 'fonts', 'files', position, 'src')
    if (file === undefined) place.report(`there is no file fonts/${src}`)
    else if (file.bytes.toString('latin1', 0, 4) !== 'wOF2') place.report(`fonts/${src} is no WOFF2 font`)
  }
}

function categoryIllustrations({ icon, packages }: Content['categories'][number], place: Place): MediaName[] {
  const logos = packages.flatMap(({ logo }, index) => (logo === undefined ? [] : [{ name: logo, place: place.at('packages', index, 'logo') }]))
  return [{ name: icon, place: place.at('icon') }, ...logos]
}
