import type { Place } from '#src/catalog/compile/problems.ts'
import type { Category, Layout, Site } from '#src/contract/generated/types.ts'
import { type PlacedTarget, sectionsOf, targetsOf } from '../documents/site-parts.ts'

const LAYOUTS: readonly Layout[] = ['desktop', 'mobile']

/** Checks that ids are unique on each page, that each layout has one form, and that every link has a destination. */
export function checkSite(site: Site, categories: readonly Category[], place: Place): void {
  for (const layout of LAYOUTS) {
    checkIds(site, layout, categories, place)
    checkParts(site, layout, place)
  }
  const destinations = destinationsOf(site, categories, place)
  for (const target of targetsOf(site, place)) checkTarget(target, destinations)
}

function checkIds(site: Site, layout: Layout, categories: readonly Category[], place: Place): void {
  if (layout === 'mobile') place.at('mobile', 'views').index(site.mobile.views, 'view')
  const seen = new Set(categories.map(({ sectionId }) => sectionId))
  const sections = sectionsOf(site, place).flatMap(({ section, layout: of, place }) =>
    'id' in section && of === layout ? [{ id: section.id, place }] : [],
  )
  for (const { id, place } of sections) {
    if (seen.has(id)) place.at('id').report(`"${id}" stands twice in the ${layout} layout: ids of sections and categories must differ`)
    seen.add(id)
  }
}

function checkParts(site: Site, layout: Layout, place: Place): void {
  const kinds = sectionsOf(site, place).flatMap(({ section, layout: of }) => (of === layout ? [section.kind] : []))
  const count = (wanted: string) => kinds.filter(kind => kind === wanted).length
  for (const kind of ['booking', 'services']) {
    if (count(kind) !== 1) place.at(layout).report(`there must be exactly one section of the kind "${kind}", not ${count(kind)}`)
  }
}

interface Destinations {
  sections: ReadonlySet<string>
  views: ReadonlySet<string>
  categories: ReadonlySet<string>
}

function destinationsOf(site: Site, categories: readonly Category[], place: Place): Destinations {
  const sections = sectionsOf(site, place).flatMap(({ section, layout }) => ('id' in section && layout === 'desktop' ? [section.id] : []))
  return {
    sections: new Set([...sections, ...categories.map(({ sectionId }) => sectionId)]),
    views: new Set(site.mobile.views.map(({ id }) => id)),
    categories: new Set(categories.map(({ id }) => id)),
  }
}

function checkTarget({ target, layout, place }: PlacedTarget, { sections, views, categories }: Destinations): void {
  switch (target.kind) {
    case 'section':
      if (layout === 'mobile') place.at('kind').report('the mobile layout has views, not sections to scroll to: use the kind "view"')
      else if (!sections.has(target.section)) place.at('section').report(unknown('section', target.section, sections))
      return
    case 'view':
      if (layout === 'desktop') place.at('kind').report('the desktop layout has no views: use the kind "section"')
      else if (!views.has(target.view)) place.at('view').report(unknown('view', target.view, views))
      return
    case 'book':
      if (target.category !== undefined && !categories.has(target.category))
        place.at('category').report(unknown('category', target.category, categories))
      return
    case 'call':
    case 'text':
    case 'email':
  }
}

function unknown(what: string, id: string, known: ReadonlySet<string>): string {
  return `there is no ${what} "${id}"; there are ${[...known].join(', ')}`
}
