import type { Category, Content, GalleryImage, Package } from '#src/contract/generated/types.ts'

/** Pictures of the galleries, with what they show of the work; each file once. */
export function galleryImages({ site }: Pick<Content, 'site'>): GalleryImage[] {
  const sections = [site.desktop, ...site.mobile.views].flatMap(part => part.sections)
  const images = sections.flatMap(section => (section.kind === 'gallery' ? section.images : []))
  return [...new Map(images.map(image => [image.src, image])).values()]
}

/** The category that a picture is of; null when it is of none. */
export function categoryOf({ category, package: item }: GalleryImage, categories: readonly Category[]): Category | null {
  return categories.find(({ id, packages }) => id === category || packages.some(each => each.id === item)) ?? null
}

/** Whether a picture is shown with a category itself, and not with one of its packages. */
export function isOfCategory({ category, package: item }: GalleryImage, { id }: Pick<Category, 'id'>): boolean {
  return item === undefined && category === id
}

export function isOfPackage({ package: item }: GalleryImage, { id }: Pick<Package, 'id'>): boolean {
  return item === id
}
