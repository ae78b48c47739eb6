import type { Place } from '#src/catalog/compile/problems.ts'
import type { Category } from '#src/contract/generated/types.ts'

/**
 * First parts of addresses that the server answers itself, without a file's ending, and those that visitors and search engines take for its own; no category's
 * page may begin with them. A route that is added without its name here fails a test.
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

/** Checks that every category's page has an address that the server does not answer itself. */
export function checkPaths(categories: readonly Category[], place: Place): void {
  for (const [position, { path }] of categories.entries()) {
    const [, first = ''] = path.split('/')
    if (RESERVED_PATHS.has(first)) place.at(position, 'path').report(`the server answers addresses that begin with /${first} itself: choose another`)
  }
}
