import { isDated } from '#src/catalog/dated/on-day.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import type { Draft } from './changed-price.ts'

/** As Sanity keeps a new price: an item of a list has a key. */
interface DraftChange {
  _key?: string
  _type?: string
  from?: Day
  price: Draft
}

/**
 * A price with another one from a day on: what holds on that day is changed, and so are the prices that are already said for later days, each from its
 * own day on. What holds before stays, and so does all of it where nothing would be otherwise.
 */
export function changedFrom(price: Draft, day: Day, changed: (price: Draft) => Draft): Draft {
  const [first, all] = price.kind === 'dated' ? [price.price, price.changes as readonly DraftChange[]] : [price, []]
  const fromOf = ({ from }: DraftChange) => from ?? ''
  const before = all.filter(each => fromOf(each) < day)
  const onDay = all.find(({ from }) => from === day) ?? {
    _key: freeKey(day, all),
    _type: 'DatedChange',
    from: day,
    price: before.at(-1)?.price ?? first,
  }
  const later = all.filter(each => fromOf(each) > day)
  const held = [onDay, ...later]
  const now = held.map(each => ({ ...each, price: changed(each.price) }))
  if (JSON.stringify(held) === JSON.stringify(now)) return price
  const changes = [...before, ...now]
  const { _type } = fieldsOf(price)
  return { ...(_type !== undefined && { _type }), kind: 'dated', price: first, changes }
}

/** Whether a part of a price has days of its own, or names a price that may have: inside another price with days, it would end before it holds. */
export function hasDaysInside(price: Draft): boolean {
  const parts = price.kind === 'dated' ? [price.price, ...price.changes.map(change => change.price)] : [price]
  return parts.some(part => partsOf(part).some(one => isDated(one) || fieldsOf(one)['kind'] === 'named'))
}

function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

/** A change whose day was edited keeps the key that it was made with. */
function freeKey(day: Day, changes: readonly DraftChange[]): string {
  const taken = changes.some(({ _key }) => _key === day)
  return taken ? freeKey(`${day}+`, changes) : day
}
