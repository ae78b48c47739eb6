import { isCalendarDay } from '#src/catalog/days.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { partsOf } from '#src/contract/prose.ts'
import type { Category, Content, Layout, Site } from '#src/contract/generated/types.ts'
import { type PlacedSection, type PlacedTarget, sectionsOf, targetsOf } from '../documents/site-parts.ts'
import { prosesOf } from '../documents/prose-places.ts'
import { checkPagePath } from './check-pages.ts'

const LAYOUTS: readonly Layout[] = ['desktop', 'mobile']

/** Checks that ids are unique on each page, that each layout has one form, and that every link has a destination, those in texts too. */
export function checkSite(content: Content, root: ContentPointer): void {
  const { site, categories } = content
  const pointer = root.at('site')
  for (const layout of LAYOUTS) {
    checkIds(site, layout, categories, pointer)
    checkSectionKinds(site, layout, pointer)
  }
  checkReviews(site, pointer)
  checkVideos(site, pointer)
  if (site.logo !== undefined && site.logo.illustration === undefined && site.logo.picture === undefined)
    pointer.at('logo').report('a logo is a drawing or a picture: name one of them as its illustration or picture')
  const destinations = destinationsOf(site, categories, pointer)
  for (const target of [...targetsOf(site, pointer), ...linksIn(content, root)]) checkTarget(target, destinations, site)
  for (const placed of sectionsOf(site, pointer)) checkTags(placed, categories)
}

/** Where the links in texts lead. */
function linksIn(content: Content, root: ContentPointer): PlacedTarget[] {
  return prosesOf(content, root).flatMap(({ prose, layout, pointer }) =>
    partsOf(prose).flatMap(({ to }, index) => (to === undefined ? [] : [{ target: to, layout, pointer: pointer.at(index, 'to') }])),
  )
}

/** What a picture of the gallery is also shown with. */
function checkTags({ section, pointer }: PlacedSection, categories: readonly Category[]): void {
  if (section.kind !== 'gallery') return
  const ids = new Set(categories.map(({ id }) => id))
  const packages = new Map(categories.flatMap(category => category.packages.map(({ id }) => [id, category.id] as const)))
  section.images.forEach(({ category, package: item }, index) => {
    const at = pointer.at('images', index)
    if (category !== undefined && !ids.has(category)) at.at('category').report(unknown('category', category, ids))
    if (item === undefined) return
    const owner = packages.get(item)
    if (owner === undefined) at.at('package').report(`there is no package "${item}"`)
    else if (category !== undefined && category !== owner) at.at('package').report(`the package "${item}" is one of the category "${owner}"`)
  })
}

function checkIds(site: Site, layout: Layout, categories: readonly Category[], pointer: ContentPointer): void {
  if (layout === 'mobile') pointer.at('mobile', 'views').index(site.mobile.views, 'view')
  const seen = new Set(categories.map(({ sectionId }) => sectionId))
  const sections = sectionsOf(site, pointer).flatMap(({ section, layout: of, pointer }) =>
    'id' in section && of === layout ? [{ id: section.id, pointer }] : [],
  )
  for (const { id, pointer } of sections) {
    if (seen.has(id)) pointer.at('id').report(`"${id}" stands twice in the ${layout} layout: ids of sections and categories must differ`)
    seen.add(id)
  }
}

function checkSectionKinds(site: Site, layout: Layout, pointer: ContentPointer): void {
  const kinds = sectionsOf(site, pointer).flatMap(({ section, layout: of }) => (of === layout ? [section.kind] : []))
  const count = (wanted: string) => kinds.filter(kind => kind === wanted).length
  for (const kind of ['booking', 'services']) {
    if (count(kind) !== 1) pointer.at(layout).report(`there must be exactly one section of the kind "${kind}", not ${count(kind)}`)
  }
}

function checkReviews(site: Site, pointer: ContentPointer): void {
  for (const { section, pointer: place } of sectionsOf(site, pointer)) {
    if (section.kind !== 'reviews') continue
    for (const [position, { date }] of section.reviews.entries())
      if (date !== undefined && !isCalendarDay(date)) place.at('reviews', position, 'date').report(`there is no day ${date}`)
  }
}

function checkVideos(site: Site, pointer: ContentPointer): void {
  for (const { section, pointer: place } of sectionsOf(site, pointer)) {
    if (section.kind !== 'hero' || section.video === undefined) continue
    if (section.picture === undefined) place.at('video').report('needs a picture, which is shown until it plays and to whoever it is not played for')
    const endings = section.video.files.map(({ src }) => src.split('.').at(-1))
    if (new Set(endings).size < endings.length) place.at('video', 'files', 1).report(`is a second .${endings[1]} file, which no browser gets to`)
  }
}

/** The layouts have neither sections nor views in common. */
const SHARED = 'both layouts show this page: use the kind "page", "book", "call", "text", "email" or "web"'

interface Destinations {
  sections: ReadonlySet<string>
  views: ReadonlySet<string>
  categories: ReadonlySet<string>
}

function destinationsOf(site: Site, categories: readonly Category[], pointer: ContentPointer): Destinations {
  const sections = sectionsOf(site, pointer).flatMap(({ section, layout }) => ('id' in section && layout === 'desktop' ? [section.id] : []))
  return {
    sections: new Set([...sections, ...categories.map(({ sectionId }) => sectionId)]),
    views: new Set(site.mobile.views.map(({ id }) => id)),
    categories: new Set(categories.map(({ id }) => id)),
  }
}

function checkTarget({ target, layout, pointer }: PlacedTarget, { sections, views, categories }: Destinations, site: Site): void {
  switch (target.kind) {
    case 'page':
      return checkPagePath(target.path, site, pointer.at('path'))
    case 'section':
      if (layout === null) pointer.at('kind').report(SHARED)
      else if (layout === 'mobile') pointer.at('kind').report('the mobile layout has views, not sections to scroll to: use the kind "view"')
      else if (!sections.has(target.section)) pointer.at('section').report(unknown('section', target.section, sections))
      return
    case 'view':
      if (layout === null) pointer.at('kind').report(SHARED)
      else if (layout === 'desktop') pointer.at('kind').report('the desktop layout has no views: use the kind "section"')
      else if (!views.has(target.view)) pointer.at('view').report(unknown('view', target.view, views))
      return
    case 'book':
      if (target.category !== undefined && !categories.has(target.category))
        pointer.at('category').report(unknown('category', target.category, categories))
      return
    case 'call':
    case 'text':
    case 'email':
    case 'web':
  }
}

function unknown(what: string, id: string, known: ReadonlySet<string>): string {
  return `there is no ${what} "${id}"; there are ${[...known].join(', ')}`
}
