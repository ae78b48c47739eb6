import type { Category, Content, GalleryImage, Package } from '#src/contract/generated/types.ts'

/** Pictures of the galleries, with what they show of the work; each file once. */
function galleryImages({ site }: Pick<Content, 'site'>): GalleryImage[] {
  const sections = [site.desktop, ...site.mobile.views, ...(site.pages ?? [])].flatMap(part => part.sections)
  const images = sections.flatMap(section => (section.kind === 'gallery' ? section.images : []))
  return [...new Map(images.map(image => [image.src, image])).values()]
}

/** The category that a picture is of; null when it is of none. */
export function categoryOf({ category, package: item }: GalleryImage, categories: readonly Category[]): Category | null {
  return categories.find(({ id, packages }) => id === category || packages.some(each => each.id === item)) ?? null
}

/** How many pictures a category or a package shows: the gallery has all of them. */
const MAX_SHOWN = 4

/** The first pictures that are of a category itself, and not of one of its packages. */
export function workOfCategory({ id }: Pick<Category, 'id'>, content: Pick<Content, 'site'>): GalleryImage[] {
  return galleryImages(content)
    .filter(image => image.package === undefined && image.category === id)
    .slice(0, MAX_SHOWN)
}

/** The first pictures that are of a package. */
export function workOfPackage({ id }: Pick<Package, 'id'>, content: Pick<Content, 'site'>): GalleryImage[] {
  return galleryImages(content)
    .filter(image => image.package === id)
    .slice(0, MAX_SHOWN)
}
