import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { dayProblems } from '../prices/forms/dated.ts'
import type { PricePlace } from '../reprice/price-places.ts'

/** A price that changes on days, as the price in force and those that follow it. */
interface DatedParts {
  now: PricePlace
  later: readonly { from: Day; place: PricePlace }[]
}

/** Splits a price that changes on days into what is in force on a day and what follows; any other price, or one that is not complete, stays whole. */
export function datedParts(place: PricePlace, today: Day): DatedParts {
  const { kind, price, changes } = fieldsOf(place.value)
  const rows = keyedList(changes)
  const days = rows.map(({ item }) => textAt(item, 'from'))
  if (!place.isPrice || kind !== 'dated' || rows.length === 0 || dayProblems(days).some(problem => problem !== null)) return { now: place, later: [] }
  const first = { from: '', place: { ...place, path: [...place.path, 'price'], value: price } }
  const others = rows.map(({ key, item }, at) => ({
    from: days[at] ?? '',
    place: { ...place, path: [...place.path, 'changes', { _key: key }, 'price'], value: item['price'] },
  }))
  const all = [first, ...others]
  const held = all.findLastIndex(({ from }) => from <= today)
  return { now: (all[held] ?? first).place, later: all.slice(held + 1) }
}
