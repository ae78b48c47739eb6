import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Category } from '#src/contract/generated/types.ts'

/**
 * First path segments that the server answers itself, without file extension, and those that visitors and search engines expect; no category's page
 * may use them. A test fails for a route that is missing here.
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
  'manifest',
  'mobile',
  'offline',
  'ready',
  'robots',
  'sitemap',
  'sw',
])

/** Checks that no category's page has a path that the server answers itself. */
export function checkPaths(categories: readonly Category[], pointer: ContentPointer): void {
  for (const [position, { path }] of categories.entries()) {
    const [, first = ''] = path.split('/')
    if (RESERVED_PATHS.has(first))
      pointer.at(position, 'path').report(`the server answers addresses that begin with /${first} itself: choose another`)
  }
}
