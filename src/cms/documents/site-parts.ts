import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content, Image, Layout, Section, Site, Target, Tile } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'

/** A section and its place in the content. */
export interface PlacedSection {
  section: Section
  /** Null: a section of a further page, which both layouts show. */
  layout: Layout | null
  pointer: ContentPointer
}

/** A link target and its place in the content. */
export interface PlacedTarget {
  target: Target
  layout: Layout | null
  pointer: ContentPointer
}

/** The name of a picture in the content. */
export interface MediaName {
  name: string
  pointer: ContentPointer
}

/** A picture that pages show, where they show it, and its place in the content. */
export interface PlacedPicture {
  image: Image
  placements: readonly PicturePlacement[]
  pointer: ContentPointer
}

/** All sections of both layouts and of further pages, in order. */
export function sectionsOf(site: Site, pointer: ContentPointer): PlacedSection[] {
  const desktop = site.desktop.sections.map((section, index) => ({
    section,
    layout: 'desktop' as const,
    pointer: pointer.at('desktop', 'sections', index),
  }))
  const mobile = site.mobile.views.flatMap((view, position) =>
    view.sections.map((section, index) => ({
      section,
      layout: 'mobile' as const,
      pointer: pointer.at('mobile', 'views', position, 'sections', index),
    })),
  )
  const further = (site.pages ?? []).flatMap(({ sections }, position) =>
    sections.map((section, index) => ({ section, layout: null, pointer: pointer.at('pages', position, 'sections', index) })),
  )
  return [...desktop, ...mobile, ...further]
}

/** The targets of the site's links and buttons: the desktop navigation first, then all sections. */
export function targetsOf(site: Site, pointer: ContentPointer): PlacedTarget[] {
  const navigation = site.navigation.flatMap((item, index) =>
    item.kind === 'link' ? [{ target: item.to, layout: 'desktop' as const, pointer: pointer.at('navigation', index, 'to') }] : [],
  )
  const actions = sectionsOf(site, pointer).flatMap(({ section, layout, pointer }) =>
    'actions' in section ? section.actions.map(({ to }, index) => ({ target: to, layout, pointer: pointer.at('actions', index, 'to') })) : [],
  )
  return [...navigation, ...actions]
}

/** The illustrations that the site names. */
export function illustrationsOf(site: Site, pointer: ContentPointer): MediaName[] {
  const logo = named(site.logo?.illustration, pointer.at('logo', 'illustration'))
  const tabs = site.mobile.views.flatMap(({ tab }, index) =>
    tab === undefined ? [] : [{ name: tab.icon, pointer: pointer.at('mobile', 'views', index, 'tab', 'icon') }],
  )
  return [...logo, ...tabs, ...sectionsOf(site, pointer).flatMap(({ section, pointer }) => illustrationsOfSection(section, pointer))]
}

function illustrationsOfSection(section: Section, pointer: ContentPointer): MediaName[] {
  switch (section.kind) {
    case 'hero':
      return [...named(section.illustration, pointer.at('illustration')), ...icons(section.actions, pointer.at('actions'))]
    case 'about':
      return icons(section.tiles, pointer.at('tiles'))
    case 'steps':
      return icons(section.steps, pointer.at('steps'))
    case 'actions':
      return icons(section.actions, pointer.at('actions'))
    case 'contact':
    case 'category-cards':
    case 'services':
    case 'booking':
    case 'questions':
    case 'gallery':
    case 'before-after':
    case 'reviews':
    case 'article':
      return []
    default:
      return section satisfies never
  }
}

/** The pictures that pages show. */
export function picturesOf({ site, categories }: Pick<Content, 'site' | 'categories'>, root: ContentPointer): PlacedPicture[] {
  const ofCategories = categories.flatMap((category, position) => {
    const pointer = root.at('categories', position)
    return [
      ...shown(category.picture, ['hero', 'lead', 'card'], pointer.at('picture')),
      ...category.packages.flatMap(({ picture }, index) => shown(picture, ['package'], pointer.at('packages', index, 'picture'))),
    ]
  })
  return [
    ...sectionsOf(site, root.at('site')).flatMap(({ section, pointer }) => picturesOfSection(section, pointer)),
    ...ofCategories,
    ...shown(site.logo?.picture, ['logo'], root.at('site', 'logo', 'picture')),
  ]
}

function picturesOfSection(section: Section, pointer: ContentPointer): PlacedPicture[] {
  switch (section.kind) {
    case 'hero':
      return shown(section.picture, ['hero'], pointer.at('picture'))
    case 'about':
      return [...shown(section.picture, ['lead'], pointer.at('picture')), ...ofTiles(section.tiles, pointer.at('tiles'))]
    case 'steps':
      return ofTiles(section.steps, pointer.at('steps'))
    case 'gallery':
      return section.images.flatMap((image, index) => shown(image, ['tile', 'whole'], pointer.at('images', index)))
    case 'before-after':
      return section.pairs.flatMap(({ before, after }, index) => [
        ...shown(before, ['pair'], pointer.at('pairs', index, 'before')),
        ...shown(after, ['pair'], pointer.at('pairs', index, 'after')),
      ])
    case 'actions':
    case 'contact':
    case 'category-cards':
    case 'services':
    case 'booking':
    case 'questions':
    case 'reviews':
    case 'article':
      return []
    default:
      return section satisfies never
  }
}

/** The video files that content names. */
export function videoFilesOf(site: Site, pointer: ContentPointer): MediaName[] {
  return sectionsOf(site, pointer).flatMap(({ section, pointer }) =>
    section.kind === 'hero' ? sources(section.video?.files ?? [], pointer.at('video', 'files')) : [],
  )
}

function ofTiles(tiles: readonly Tile[], pointer: ContentPointer): PlacedPicture[] {
  return tiles.flatMap(({ picture }, index) => shown(picture, ['tile'], pointer.at(index, 'picture')))
}

function shown(image: Image | undefined, placements: readonly PicturePlacement[], pointer: ContentPointer): PlacedPicture[] {
  return image === undefined ? [] : [{ image, placements, pointer }]
}

/** Whether a picture is drawn (SVG), and so shown as it is at any size. */
export function isDrawing({ src }: Pick<Image, 'src'>): boolean {
  return src.endsWith('.svg')
}

/** The image files that content names. */
export function imagesOf(content: Pick<Content, 'site' | 'categories'>, root: ContentPointer): MediaName[] {
  const { sharing, app } = content.site
  const pointer = root.at('site')
  return [
    ...picturesOf(content, root).map(({ image, pointer }) => ({ name: image.src, pointer: pointer.at('src') })),
    ...(sharing === undefined ? [] : named(sharing.src, pointer.at('sharing', 'src'))),
    ...sources(app?.icons ?? [], pointer.at('app', 'icons')),
  ]
}

function sources(items: readonly { src: string }[], pointer: ContentPointer): MediaName[] {
  return items.map(({ src }, index) => ({ name: src, pointer: pointer.at(index, 'src') }))
}

function icons(items: readonly Pick<Tile, 'icon'>[], pointer: ContentPointer): MediaName[] {
  return items.flatMap(({ icon }, index) => named(icon, pointer.at(index, 'icon')))
}

function named(name: string | undefined, pointer: ContentPointer): MediaName[] {
  return name === undefined ? [] : [{ name, pointer }]
}
