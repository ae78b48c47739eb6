import type { PricePublishing } from './price-changes.ts'

/** The prices that a publishing changed in a category. */
export interface CategoryPublishing {
  readonly categoryId: string
  readonly changes: PricePublishing
}

/** One publishing, of a category or of several at once. */
export type PublishedTogether = readonly [CategoryPublishing, ...CategoryPublishing[]]

/** The publishings of all categories, newest first, each with all categories that it changed; the newest `most` of them. */
export function publishedTogether(publishings: readonly CategoryPublishing[], most: number): PublishedTogether[] {
  const time = ([{ changes }]: PublishedTogether) => changes[0].timestamp
  return [...Map.groupBy(publishings, ({ changes }) => changes[0].transaction).values()]
    .map(all => all as [CategoryPublishing, ...CategoryPublishing[]])
    .toSorted((one, other) => time(other).localeCompare(time(one)))
    .slice(0, most)
}
