import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Category, Content, Id, Package, Wording } from '#src/contract/generated/types.ts'

/** Parts of a package that are shown with a text of the site. */
const WORDED: readonly (readonly [keyof Package, keyof Wording])[] = [
  ['includes', 'everythingIn'],
  ['protectionYears', 'protection'],
  ['warranty', 'warranty'],
  ['aftercare', 'aftercare'],
  ['certificates', 'certificates'],
]

/** Checks what packages build on, and that the site has the words for what they say. */
export function checkPackages({ categories, site }: Content, root: ContentPointer): void {
  for (const [position, category] of categories.entries()) checkIncludes(category, root.at('categories', position, 'packages'))
  const packages = categories.flatMap(category => category.packages)
  for (const [part, words] of WORDED) {
    const needing = packages.find(item => item[part] !== undefined)
    if (needing !== undefined && site.wording[words] === undefined)
      root.at('site', 'wording', words).report(`is required, since the package "${needing.id}" has ${part}`)
  }
}

function checkIncludes({ packages }: Category, pointer: ContentPointer): void {
  const byId = new Map(packages.map(item => [item.id, item]))
  for (const [position, { id, includes = [] }] of packages.entries()) {
    const place = pointer.at(position, 'includes')
    for (const [index, inner] of includes.entries()) place.at(index).find(byId, inner, 'package of this category')
    if (reachedFrom(includes, byId).has(id)) place.report(`"${id}" would contain itself: a package may not build on one that builds on it`)
  }
}

/** Returns the packages themselves and all that they build on. */
function reachedFrom(ids: readonly Id[], byId: ReadonlyMap<Id, Package>): Set<Id> {
  const reached = new Set(ids)
  for (const id of reached) for (const inner of byId.get(id)?.includes ?? []) reached.add(inner)
  return reached
}
