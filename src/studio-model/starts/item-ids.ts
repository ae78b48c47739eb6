import { fieldsIn, type PathStep, resolved } from '../documents/place-of.ts'
import type { StudioValue } from '../documents/studio-type.ts'
import { nameOf, suggestedId } from '../documents/suggested-id.ts'
import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'

/** An id for an item of a document. */
export interface ItemId {
  /** Path of the item. */
  readonly of: readonly PathStep[]
  readonly id: string
}

/** Ids that are taken by other documents, by the name of the list that may not have them too. */
export type IdsElsewhere = Readonly<Record<string, readonly unknown[]>>

/** The ids that items lack and that follow from their names. */
export function lackingIds(document: unknown, shape: string, elsewhere: IdsElsewhere = {}): ItemId[] {
  return ownIds(itemsOf(document, shape), ({ item }) => item['id'] === undefined, elsewhere)
}

/** New ids for items that were duplicated or pasted into a document: those that were not there before, and have an id that something else has. */
export function copiedIds(before: unknown, after: unknown, shape: string, elsewhere: IdsElsewhere = {}): ItemId[] {
  const known = new Set(itemsOf(before, shape).map(keyOf))
  return ownIds(itemsOf(after, shape), item => !known.has(keyOf(item)) && item.item['id'] !== undefined, elsewhere)
}

/** An item of a list whose items have ids. */
interface Item {
  readonly path: readonly PathStep[]
  /** The list; of add-ons all of a category's, since they are named without their group. */
  readonly list: string
  readonly item: Fields
}

/** Ids for some items that nothing else in their list has; none for an item whose own id is such a one. */
function ownIds(items: readonly Item[], isAsked: (item: Item) => boolean, elsewhere: IdsElsewhere): ItemId[] {
  return [...Map.groupBy(items, ({ list }) => list)].flatMap(([list, all]) => {
    const taken: unknown[] = [...(elsewhere[list] ?? []), ...all.flatMap(item => (isAsked(item) ? [] : [item.item['id']]))]
    return all.filter(isAsked).flatMap(({ path, item }) => {
      const own = item['id']
      const id = own !== undefined && !taken.includes(own) ? own : suggestedId(nameOf(item), taken) || suggestedId(own, taken)
      taken.push(id)
      return id === own || typeof id !== 'string' || id === '' ? [] : [{ of: path, id }]
    })
  })
}

function keyOf({ path }: Item): string {
  return JSON.stringify(path)
}

/** What an id may be; that of a group of the request form is an address within the page, too. */
const IDS: ReadonlySet<string> = new Set(['Id', 'Anchor'])

/** Types without ids in them, which are not searched: they are deep. */
const WITHOUT: ReadonlySet<string> = new Set(['Price', 'Duration'])

function itemsOf(document: unknown, shape: string): Item[] {
  return itemsIn({ is: 'named', type: shape }, document, [])
}

function itemsIn(type: StudioValue, value: unknown, path: readonly PathStep[]): Item[] {
  const known = resolved(type)
  if (known?.is === 'list') return keyedList(value).flatMap(({ key, item }) => itemIn(known.of, item, [...path, { _key: key }]))
  if (known?.is !== 'named' || WITHOUT.has(known.type)) return []
  const fields = fieldsOf(value)
  return fieldsIn(known, value).flatMap(({ name, value: inner }) => (fields[name] === undefined ? [] : itemsIn(inner, fields[name], [...path, name])))
}

function itemIn(type: StudioValue, item: Fields, path: readonly PathStep[]): Item[] {
  const own = fieldsIn(type, item).some(({ name, value }) => name === 'id' && value.is === 'named' && IDS.has(value.type))
  return [...(own ? [{ path, list: listOf(path), item }] : []), ...itemsIn(type, item, path)]
}

function listOf(path: readonly PathStep[]): string {
  const names = path.slice(0, -1)
  return path[0] === 'addonGroups' && path.length > 2 ? 'addons' : names.map(step => (typeof step === 'object' ? step._key : step)).join('.')
}
