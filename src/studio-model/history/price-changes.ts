import { patchesBetween } from '../draft/patches.ts'
import { pathText, percentPlaces, type PricePlace, pricePlaces } from '../reprice/price-places.ts'

/** A category as it was published, by whom and when. */
export interface Version {
  readonly document: object
  readonly author: string
  /** ISO 8601. */
  readonly timestamp: string
}

/** A price, an amount or a percentage that a publishing changed; `place` has what it was before. */
export interface PriceChange extends Omit<Version, 'document'> {
  readonly place: PricePlace
  readonly after: unknown
}

/** The last changes of prices, newest first, of versions newest first; a price that came or went with its package is none. */
export function priceChanges(versions: readonly Version[], most: number): PriceChange[] {
  return versions
    .flatMap(({ document, author, timestamp }, at) => {
      const older = versions[at + 1]
      if (older === undefined) return []
      const now = valuesOf(document)
      return placesOf(older.document)
        .filter(place => now.has(pathText(place.path)))
        .map(place => ({ place, after: now.get(pathText(place.path)), author, timestamp }))
        .filter(({ place, after }) => patchesBetween(place.value, after).length > 0)
    })
    .slice(0, most)
}

/** The same of versions that are read one after the other: no more of them than are needed. */
export async function lastChanges(versions: AsyncIterable<Version>, most: number): Promise<PriceChange[]> {
  const changes: PriceChange[] = []
  let newer: Version | null = null
  for await (const version of versions) {
    if (newer !== null) changes.push(...priceChanges([newer, version], most - changes.length))
    if (changes.length >= most) break
    newer = version
  }
  return changes
}

/** What a category says now where a price was changed; undefined where that is gone. */
export function valueNow({ place }: PriceChange, category: object): unknown {
  return valuesOf(category).get(pathText(place.path))
}

function placesOf(category: object): PricePlace[] {
  return [...pricePlaces(category), ...percentPlaces(category)]
}

function valuesOf(category: object): Map<string, unknown> {
  return new Map(placesOf(category).map(({ path, value }) => [pathText(path), value]))
}
