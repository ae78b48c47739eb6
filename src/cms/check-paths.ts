import type { Place } from '#src/catalog/problems.ts'
import type { Category } from '#src/contract/generated/types.ts'

/** First parts of addresses that the server answers itself; no category's page may begin with them. */
const RESERVED: ReadonlySet<string> = new Set(['admin', 'api', 'assets', 'content', 'fonts', 'health', 'illustrations', 'images', 'offline', 'ready'])

/** Checks that every category's page has an address that the server does not answer itself. */
export function checkPaths(categories: readonly Category[], place: Place): void {
  for (const [position, { path }] of categories.entries()) {
    const [, first = ''] = path.split('/')
    if (RESERVED.has(first)) place.at(position, 'path').report(`the server answers addresses that begin with /${first} itself: choose another`)
  }
}
