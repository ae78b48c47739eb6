import { valueAt } from '../documents/values-around.ts'
import { isSame } from '../draft/patches.ts'
import { pathText, percentPlaces, type PricePlace, pricePlaces } from '../reprice/price-places.ts'
import { type Edit, setting } from '../reprice/repriced-edit.ts'
import { singlePrices } from './single-prices.ts'

/** An entry of a document's history: that it was published, by whom and when. */
export interface HistoryEntry {
  /** The revision that it made; documents that were published together have the same. */
  readonly id: string
  readonly author: string
  /** ISO 8601. */
  readonly timestamp: string
}

/** A document as it was published. */
export interface Version extends HistoryEntry {
  readonly document: object
}

/** A price, an amount or a percentage that a publishing changed; `place` has what it was before. */
export interface PriceChange extends HistoryEntry {
  readonly place: PricePlace
  readonly after: unknown
  /** The category as it was published then: its words name what may be gone since. */
  readonly document: object
}

/** What a publishing changed of prices, which can be put back together. */
export type PricePublishing = readonly [PriceChange, ...PriceChange[]]

/**
 * The last publishings that changed prices, newest first, of versions newest first: as many as it takes for so many changes, each of them whole. No
 * version is read that is not needed. A price that came or went with its package did not change.
 */
export async function lastChanges(versions: Iterable<Version> | AsyncIterable<Version>, enough: number): Promise<PricePublishing[]> {
  const publishings: PricePublishing[] = []
  let newer: Version | null = null
  for await (const version of versions) {
    const [first, ...others] = newer === null ? [] : priceChanges(newer, version)
    if (first !== undefined) publishings.push([first, ...others])
    if (publishings.flat().length >= enough) break
    newer = version
  }
  return publishings
}

/** The prices that a version has otherwise than the one before it. */
export function priceChanges({ document, ...entry }: Version, older: Pick<Version, 'document'>): PriceChange[] {
  return pricesBetween(older.document, document).map(change => ({ ...change, ...entry, document }))
}

/** The prices that are in both of two versions of a category, and differ. */
export function pricesBetween(older: object, category: object): Pick<PriceChange, 'place' | 'after'>[] {
  const now = valuesOf(category)
  return placesOf(older)
    .filter(place => now.has(pathText(place.path)))
    .map(place => ({ place, after: now.get(pathText(place.path)) }))
    .filter(({ place, after }) => !isSame(place.value, after))
}

/** The edit that puts prices back as they were before a publishing, whatever they are now; those that are gone stay gone. */
export function putBack(changes: readonly PriceChange[], category: object): Edit {
  return setting(
    changes.flatMap(change => {
      const before = valueNow(change, category)
      return before === undefined ? [] : [{ path: change.place.path, before, after: change.place.value }]
    }),
  )
}

/** Which prices of a publishing are offered to be put back: any that differ, or only what no later change is in. */
export type CanBeBack = typeof notBack

/** The prices of a publishing that a category says otherwise now, and that can be put back, each by itself. */
export function notBack(changes: readonly PriceChange[], category: object): PriceChange[] {
  return singlesIn(changes, category).filter(single => ['changed', 'again'].includes(stateNow(single, category)))
}

/** The prices of a publishing that a category still says as that made them: no later change would be taken back with them. */
export function stillChanged(changes: readonly PriceChange[], category: object): PriceChange[] {
  return singlesIn(changes, category).filter(single => stateNow(single, category) === 'changed')
}

/** The prices of changes, each by itself; a price that has none of its own any more as a whole. */
export function singlesIn(changes: readonly PriceChange[], category: object): PriceChange[] {
  return changes.flatMap(change => {
    const singles = singlePrices(change)
    return singles.some(single => valueNow(single, category) !== undefined) ? singles : [change]
  })
}

/** Whether a category says of a price what a change made of it, what was before, something else since, or nothing. */
export function stateNow(change: PriceChange, category: object): 'changed' | 'back' | 'again' | 'gone' {
  const now = valueNow(change, category)
  if (now === undefined) return 'gone'
  return isSame(now, change.place.value) ? 'back' : isSame(now, change.after) ? 'changed' : 'again'
}

/** What a category says now where a price was changed; undefined where that is gone. */
export function valueNow({ place }: PriceChange, category: object): unknown {
  return valueAt(category, place.path)
}

/** The prices and percentages that changes are told of. */
export function placesOf(category: object): PricePlace[] {
  return [...pricePlaces(category), ...percentPlaces(category)]
}

function valuesOf(category: object): Map<string, unknown> {
  return new Map(placesOf(category).map(({ path, value }) => [pathText(path), value]))
}
