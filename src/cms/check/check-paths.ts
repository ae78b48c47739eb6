import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'
import type { Addressed } from '#src/contract/page-addresses.ts'

/**
 * First path segments that the server answers itself, without file extension, and those that visitors and search engines expect; no page may use
 * them. A test fails for a route that is missing here.
 */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'content',
  'favicon',
  'fonts',
  'health',
  'illustrations',
  'images',
  'llms',
  'manifest',
  'mcp',
  'mobile',
  'offline',
  'ready',
  'robots',
  'sitemap',
  'sw',
  'videos',
])

/** A page as problems name it, and where it stands. */
interface Placed extends Addressed {
  name: string
  pointer: ContentPointer
}

/**
 * Checks that no page has an address, present or former, that the server answers itself or that another page has; the compiler tells equal ones of
 * categories.
 */
export function checkPaths({ categories, site: { pages = [] } }: Pick<Content, 'categories' | 'site'>, root: ContentPointer): void {
  const ofCategories = categories.map((category, at) => ({ ...category, name: `the category "${category.id}"`, pointer: root.at('categories', at) }))
  const further = pages.map((page, at) => ({ ...page, name: `the page "${page.title}"`, pointer: root.at('site', 'pages', at) }))
  const owners = new Map(ofCategories.map(({ path, name }) => [path, name]))
  for (const { path, pointer } of ofCategories) checkReserved(path, pointer.at('path'))
  for (const { path, name, pointer } of further) {
    checkReserved(path, pointer.at('path'))
    const owner = owners.get(path)
    if (owner !== undefined) pointer.at('path').report(`${path} is the address of ${owner} too: choose another`)
    else owners.set(path, name)
  }
  checkFormer([...ofCategories, ...further], owners)
}

/** Checks that each former address leads to one page. */
function checkFormer(pages: readonly Placed[], owners: ReadonlyMap<string, string>): void {
  const leading = new Map<string, string>()
  for (const { name, formerPaths = [], pointer } of pages) {
    for (const [position, former] of formerPaths.entries()) {
      const place = pointer.at('formerPaths', position)
      checkReserved(former, place)
      const [owner, other] = [owners.get(former), leading.get(former)]
      if (owner !== undefined) place.report(`${former} is the address of ${owner}, and cannot lead anywhere else: take it out`)
      else if (other !== undefined) place.report(`${former} leads to ${other} already: take it out of one of them`)
      leading.set(former, name)
    }
  }
}

function checkReserved(path: string, pointer: ContentPointer): void {
  const [, first = ''] = path.split('/')
  if (RESERVED_PATHS.has(first)) pointer.report(`the server answers addresses that begin with /${first} itself: choose another`)
}
