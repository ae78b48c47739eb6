import { isSame } from '../draft/patches.ts'
import { pathText } from '../reprice/price-places.ts'
import type { PricePublishing } from './price-changes.ts'
import type { CategoryPublishing } from './published-together.ts'
import { singlePrices } from './single-prices.ts'

/** Whether a publishing put an earlier one back: every price is again what that one changed. */
export function putsBack(publishing: readonly CategoryPublishing[], earlier: readonly (readonly CategoryPublishing[])[]): boolean {
  const after = singlesOf(publishing)
  return (
    after.length > 0 &&
    earlier.some(one => {
      const before = new Map(singlesOf(one).map(({ at, single }) => [at, single.place.value]))
      return after.every(({ at, single }) => before.has(at) && isSame(before.get(at), single.after))
    })
  )
}

/** The same of publishings of one category, newest first, for each of them. */
export function whichPutBack(publishings: readonly PricePublishing[]): boolean[] {
  const all = publishings.map(changes => [{ categoryId: '', changes }])
  return all.map((publishing, at) => putsBack(publishing, all.slice(at + 1)))
}

function singlesOf(publishing: readonly CategoryPublishing[]) {
  return publishing.flatMap(({ categoryId, changes }) =>
    changes.flatMap(singlePrices).map(single => ({ at: `${categoryId} ${pathText(single.place.path)}`, single })),
  )
}
