import { itemKey } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'

/** A list of a document before and after a publishing. */
interface ListChange {
  readonly before: unknown
  readonly after: unknown
}

/** Whether a list still says what a publishing made of it, and itself with that put back. */
interface ListBack {
  readonly state: 'changed' | 'back'
  readonly value: readonly unknown[]
}

type Items = ReadonlyMap<string, unknown>

/**
 * Puts the items back that a publishing took out of a list, and takes those out that it added; what was changed in the list since then stays. Returns null
 * where the publishing changed or moved items, and where those that came or went were changed again.
 */
export function listBack({ before, after }: ListChange, now: unknown): ListBack | null {
  // A list that is gone may have gone with what it was in.
  const [old, is, current] = [itemsOf(before ?? []), itemsOf(after ?? []), itemsOf(now)]
  if (old === null || is === null || current === null) return null
  const [gone, added] = [lacking(old, is), lacking(is, old)]
  const [stayed, stay] = [lacking(old, gone), lacking(is, added)]
  // Their order counts, too.
  if (gone.size + added.size === 0 || !isSame([...stayed], [...stay])) return null
  if (isGoneFrom(current, gone) && isIn(current, added)) return { state: 'changed', value: inserted(lacking(current, added), gone, [...old.keys()]) }
  return isIn(current, gone) && isGoneFrom(current, added) ? { state: 'back', value: [...current.values()] } : null
}

/** The items by key, by what they say where they have none; null where there is no list, or an item twice. */
function itemsOf(list: unknown): Items | null {
  if (!Array.isArray(list)) return null
  const items = new Map(list.map((item: unknown) => [itemKey(item), item]))
  return items.size === list.length ? items : null
}

function lacking(items: Items, others: Items): Items {
  return new Map([...items].filter(([key]) => !others.has(key)))
}

function isIn(items: Items, wanted: Items): boolean {
  return [...wanted].every(([key, item]) => items.has(key) && isSame(items.get(key), item))
}

function isGoneFrom(items: Items, gone: Items): boolean {
  return [...gone.keys()].every(key => !items.has(key))
}

/** The items with others, each behind the nearest of those that stood before it. */
function inserted(items: Items, others: Items, order: readonly string[]): unknown[] {
  const list = [...items]
  for (const [key, item] of others) {
    const earlier = new Set(order.slice(0, order.indexOf(key)))
    list.splice(list.findLastIndex(([known]) => earlier.has(known)) + 1, 0, [key, item])
  }
  return list.map(([, item]) => item)
}
