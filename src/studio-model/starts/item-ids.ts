import { fieldsIn, type PathStep, resolved } from '../documents/place-of.ts'
import type { StudioValue } from '../documents/studio-type.ts'
import { nameOf, suggestedId } from '../documents/suggested-id.ts'
import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'

/** An id that follows from a name, and where it goes. */
export interface ItemId {
  /** Path of the item. */
  readonly of: readonly PathStep[]
  readonly id: string
}

/** Ids that a document's lists may not repeat, by the name of the list. */
export type IdsElsewhere = Readonly<Record<string, readonly unknown[]>>

/** The ids that items lack and that follow from their names. */
export function lackingIds(document: unknown, shape: string, elsewhere: IdsElsewhere = {}): ItemId[] {
  return ownIds(itemsOf(document, shape), ({ item }) => item['id'] === undefined, elsewhere)
}

/** Ids for what was copied into a document: what was not there before, with the id of something else. */
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

/** Gives some items ids that nothing else in their list has. One that has such an id keeps it. */
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

/** What has an editor of its own, and no ids in it. */
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
  const own = fieldsIn(type, item).some(({ name, value }) => name === 'id' && value.is === 'named' && value.type === 'Id')
  return [...(own ? [{ path, list: listOf(path), item }] : []), ...itemsIn(type, item, path)]
}

function listOf(path: readonly PathStep[]): string {
  const names = path.slice(0, -1)
  return path[0] === 'addonGroups' && path.length > 2 ? 'addons' : names.map(step => (typeof step === 'object' ? step._key : step)).join('.')
}
