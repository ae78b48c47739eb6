import { isSame, type Patch, patchesBetween } from '../draft/patches.ts'
import { pathText, pricePlaces } from './price-places.ts'
import type { Repriced } from './repriced.ts'

/** What one edit of a draft sets, by path as Sanity writes it. */
export type Edit = Readonly<Record<string, unknown>>

/** One edit with all that changes, as little as that is: what others write meanwhile elsewhere stays. */
export function editOf(changes: readonly Repriced[]): Edit {
  return setting(changes.map(({ place: { path, value }, after }) => ({ path, before: value, after })))
}

/** The edit that takes an edit back, as far as the draft still says what that set. */
export function undoOf(changes: readonly Repriced[], category: object): Edit {
  const now = new Map(pricePlaces(category).map(({ path, value }) => [pathText(path), value]))
  const isStill = ({ place, after }: Repriced) => isSame(now.get(pathText(place.path)), after)
  return setting(changes.filter(isStill).map(({ place: { path, value }, after }) => ({ path, before: after, after: value })))
}

/** One edit that sets what is to be otherwise, as little as that is. */
export function setting(changes: readonly { path: Patch['path']; before: unknown; after: unknown }[]): Edit {
  return Object.fromEntries(
    changes.flatMap(({ path, before, after }): [string, unknown][] => {
      const patches = patchesBetween(before, after, path)
      // Of another form all is set; fields that are left over would be in the way.
      if (patches.some(({ type }) => type !== 'set')) return [[pathText(path), after]]
      return patches.flatMap(patch => (patch.type === 'set' ? [[pathText(patch.path), patch.value]] : []))
    }),
  )
}
