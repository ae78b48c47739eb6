import { keptTerms } from '#src/booking/appointment/kept-terms.ts'
import { plainText } from '#src/contract/prose.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Business, FurtherPage, Site } from '#src/contract/generated/types.ts'
import { prosesOfSection } from '../documents/prose-places.ts'
import { sectionsOf } from '../documents/site-parts.ts'

/** Checks what further pages show, that what leads to one leads somewhere, and that texts name only terms that content sets. */
export function checkPages(site: Site, business: Business, pointer: ContentPointer): void {
  site.pages?.forEach((page, position) => checkPage(page, pointer.at('pages', position, 'sections')))
  checkPrivacyNotes(site, pointer)
  checkTerms(site, business, pointer)
}

function checkPage({ sections }: FurtherPage, pointer: ContentPointer): void {
  const seen = new Set<string>()
  for (const [position, section] of sections.entries()) {
    const place = pointer.at(position)
    if (section.kind === 'booking' || section.kind === 'services')
      place.at('kind').report(`"${section.kind}" stands on the front page alone: lead there by a button of the kind "book"`)
    else if (section.kind === 'hero' && position > 0) place.at('kind').report('a welcome stands first on a page: move it up, or use another kind')
    if (!('id' in section)) continue
    if (seen.has(section.id)) place.at('id').report(`"${section.id}" stands twice on this page: ids of sections must differ`)
    seen.add(section.id)
  }
}

function checkPrivacyNotes(site: Site, pointer: ContentPointer): void {
  for (const { section, pointer: place } of sectionsOf(site, pointer))
    if (section.kind === 'booking' && section.privacy !== undefined) checkPagePath(section.privacy.path, site, place.at('privacy', 'path'))
}

/** Reports a path that is none of a further page. */
export function checkPagePath(path: string, { pages = [] }: Pick<Site, 'pages'>, pointer: ContentPointer): void {
  const paths = pages.map(page => page.path)
  if (paths.includes(path)) return
  pointer.report(`there is no further page ${path}${paths.length === 0 ? ': add it to the pages of the site' : `; there are ${paths.join(', ')}`}`)
}

function checkTerms(site: Site, business: Business, pointer: ContentPointer): void {
  const terms = keptTerms(business)
  for (const { section, pointer: place } of sectionsOf(site, pointer)) {
    if (section.kind !== 'article') continue
    const texts = [{ prose: section.text ?? '', pointer: place.at('text') }, ...prosesOfSection(section, place)]
    for (const { prose, pointer: at } of texts) {
      for (const [name, { hours, setting, without }] of Object.entries(terms))
        if (hours === null && plainText(prose).includes(`{${name}}`))
          at.report(`nothing takes the place of {${name}}: without business.${setting} ${without}; set it, or say so in the text`)
    }
  }
}
