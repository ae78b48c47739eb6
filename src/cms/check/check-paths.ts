import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content } from '#src/contract/generated/types.ts'

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

/** Checks that no page has a path that the server answers itself, and no further page that of another page; the compiler tells equal ones of categories. */
export function checkPaths({ categories, site: { pages = [] } }: Pick<Content, 'categories' | 'site'>, root: ContentPointer): void {
  const ofCategories = categories.map(({ path }, position) => ({ path, pointer: root.at('categories', position, 'path') }))
  const further = pages.map(({ path }, position) => ({ path, pointer: root.at('site', 'pages', position, 'path') }))
  for (const { path, pointer } of [...ofCategories, ...further]) {
    const [, first = ''] = path.split('/')
    if (RESERVED_PATHS.has(first)) pointer.report(`the server answers addresses that begin with /${first} itself: choose another`)
  }
  const owners = new Map(categories.map(({ path, id }) => [path, `the category "${id}"`]))
  for (const [position, { path, pointer }] of further.entries()) {
    const owner = owners.get(path)
    if (owner !== undefined) pointer.report(`${path} is the address of ${owner} too: choose another`)
    else owners.set(path, `the page "${pages[position]?.title}"`)
  }
}
