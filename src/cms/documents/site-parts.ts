import type { Place } from '#src/catalog/compile/problems.ts'
import type { Layout, Section, Site, Target, Tile } from '#src/contract/generated/types.ts'

/** A section and its place in the content. */
export interface PlacedSection {
  section: Section
  layout: Layout
  place: Place
}

/** A link target and its place in the content. */
export interface PlacedTarget {
  target: Target
  layout: Layout
  place: Place
}

/** The name of a picture in the content. */
export interface MediaName {
  name: string
  place: Place
}

/** All sections of both layouts, in order. */
export function sectionsOf(site: Site, place: Place): PlacedSection[] {
  const desktop = site.desktop.sections.map((section, index) => ({
    section,
    layout: 'desktop' as const,
    place: place.at('desktop', 'sections', index),
  }))
  const mobile = site.mobile.views.flatMap((view, position) =>
    view.sections.map((section, index) => ({ section, layout: 'mobile' as const, place: place.at('mobile', 'views', position, 'sections', index) })),
  )
  return [...desktop, ...mobile]
}

/** The targets of the site's links and buttons: the desktop navigation first, then all sections. */
export function targetsOf(site: Site, place: Place): PlacedTarget[] {
  const navigation = site.navigation.flatMap((item, index) =>
    item.kind === 'link' ? [{ target: item.to, layout: 'desktop' as const, place: place.at('navigation', index, 'to') }] : [],
  )
  const actions = sectionsOf(site, place).flatMap(({ section, layout, place }) =>
    'actions' in section ? section.actions.map(({ to }, index) => ({ target: to, layout, place: place.at('actions', index, 'to') })) : [],
  )
  return [...navigation, ...actions]
}

/** The illustrations that the site names. */
export function illustrationsOf(site: Site, place: Place): MediaName[] {
  const tabs = site.mobile.views.flatMap(({ tab }, index) =>
    tab === undefined ? [] : [{ name: tab.icon, place: place.at('mobile', 'views', index, 'tab', 'icon') }],
  )
  return [...tabs, ...sectionsOf(site, place).flatMap(({ section, place }) => illustrationsOfSection(section, place))]
}

function illustrationsOfSection(section: Section, place: Place): MediaName[] {
  switch (section.kind) {
    case 'hero':
      return [...named(section.illustration, place.at('illustration')), ...icons(section.actions, place.at('actions'))]
    case 'about':
      return icons(section.tiles, place.at('tiles'))
    case 'steps':
      return icons(section.steps, place.at('steps'))
    case 'actions':
      return icons(section.actions, place.at('actions'))
    case 'contact':
    case 'category-cards':
    case 'services':
    case 'booking':
    case 'questions':
    case 'gallery':
    case 'reviews':
      return []
  }
}

/** The image files that the site names. */
export function imagesOf(site: Site, place: Place): MediaName[] {
  const { sharing, app } = site
  return [
    ...sectionsOf(site, place).flatMap(({ section, place }) => (section.kind === 'gallery' ? sources(section.images, place.at('images')) : [])),
    ...(sharing === undefined ? [] : named(sharing.src, place.at('sharing', 'src'))),
    ...sources(app?.icons ?? [], place.at('app', 'icons')),
  ]
}

function sources(items: readonly { src: string }[], place: Place): MediaName[] {
  return items.map(({ src }, index) => ({ name: src, place: place.at(index, 'src') }))
}

function icons(items: readonly Pick<Tile, 'icon'>[], place: Place): MediaName[] {
  return items.flatMap(({ icon }, index) => named(icon, place.at(index, 'icon')))
}

function named(name: string | undefined, place: Place): MediaName[] {
  return name === undefined ? [] : [{ name, place }]
}
