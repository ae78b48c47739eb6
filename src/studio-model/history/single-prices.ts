import { valueAt } from '../documents/values-around.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { isSame, type Path } from '../draft/patches.ts'
import { withValue } from '../draft/with-value.ts'
import type { PriceChange } from './price-changes.ts'

/** The prices of a change that are put back each by itself: each row of a table, and each price from a day on, where all of them are there before and after. */
export function singlePrices(change: PriceChange): PriceChange[] {
  const { place, after } = change
  if (isSame(place.value, after)) return []
  const inner = innerPaths(place.value)
  if (inner.length === 0 || !isSame(frameOf(place.value), frameOf(after))) return [change]
  return inner.flatMap(path => {
    const own = { ...place, path: [...place.path, ...path], value: valueAt(place.value, path) }
    return singlePrices({ ...change, place: own, after: valueAt(after, path) })
  })
}

/** A price without the prices within it. */
function frameOf(price: unknown): unknown {
  return innerPaths(price).reduce<unknown>((frame, path) => withValue(frame, path, null), price)
}

/** Where a price has other prices within it that have places of their own. */
function innerPaths(price: unknown): Path[] {
  const { kind, rows, else: others, changes } = fieldsOf(price)
  if (kind === 'by') return [...pathsIn('rows', rows), ...(others === undefined ? [] : [['else']])]
  return kind === 'dated' ? [['price'], ...pathsIn('changes', changes)] : []
}

function pathsIn(name: string, list: unknown): Path[] {
  return keyedList(list).flatMap(({ key, item }) => (textAt(item, '_key') === undefined ? [] : [[name, { _key: key }, 'price']]))
}
