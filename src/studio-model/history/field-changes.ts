import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { valueAt } from '../documents/values-around.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { isSame, type Path } from '../draft/patches.ts'
import { pathText } from '../reprice/price-places.ts'
import { listBack } from './list-back.ts'
import { placesOf } from './price-changes.ts'

/** What a publishing changed beside prices, at the smallest place that can be put back by itself: a list as a whole where items came, went or moved. */
export interface FieldChange {
  readonly path: Path
  readonly before: unknown
  readonly after: unknown
}

/** What a publishing changed of a document; of a category beside its prices, which are told as prices. */
export function fieldChanges(older: object, now: object, isCategory: boolean): FieldChange[] {
  if (!isCategory) return changesAt(older, now, [])
  const [were, are] = [older, now].map(document => new Set(placesOf(document).map(({ path }) => pathText(path))))
  return changesAt(older, now, [], path => were?.has(pathText(path)) === true && are?.has(pathText(path)) === true)
}

/** The changes within a value; those of items that stay in a list too. */
export function changesAt(before: unknown, after: unknown, path: Path, isPrice: (path: Path) => boolean = () => false): FieldChange[] {
  if (isSame(before, after) || (isNothing(before) && isNothing(after)) || isPrice(path)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)].filter(name => !name.startsWith('_')))
    return [...names].flatMap(name => changesAt(before[name], after[name], [...path, name], isPrice))
  }
  const [said, says] = [before, after].map(wordsOfBlocks)
  // An earlier version wrote the same as plain text.
  if (typeof before === 'string' && says === before) return []
  if (typeof said === 'string' || typeof says === 'string') return [{ path, before, after }]
  if (keysOf(before) === null || keysOf(before)?.join() !== keysOf(after)?.join()) return [{ path, before, after }]
  const old = new Map(keyedList(before).map(({ key, item }) => [key, item]))
  return keyedList(after).flatMap(({ key, item }) => changesAt(old.get(key), item, [...path, { _key: key }], isPrice))
}

/** What puts changes back where a document still says what they made of it: as one edit. */
export function putFieldsBack(changes: readonly FieldChange[], document: object): { set: Record<string, unknown>; unset: string[] } {
  const back = changes
    .filter(change => stateOf(change, document) === 'changed')
    .map(change => ({ path: pathText(change.path), value: valueBack(change, document) }))
  return {
    set: Object.fromEntries(back.filter(({ value }) => value !== undefined).map(({ path, value }) => [path, value])),
    unset: back.filter(({ value }) => value === undefined).map(({ path }) => path),
  }
}

/** Whether a document says what a change made of it, what was before, or something else since; of a list, whether the items that came and went do. */
export function stateOf(change: FieldChange, document: object): 'changed' | 'back' | 'other' {
  const { path, before, after } = change
  const now = valueAt(document, path)
  return isSame(now, after) ? 'changed' : isSame(now, before) ? 'back' : (listBack(change, now)?.state ?? 'other')
}

/** What a place says once a change of it is put back; undefined: nothing. */
export function valueBack(change: FieldChange, document: object): unknown {
  const now = valueAt(document, change.path)
  return isSame(now, change.after) ? change.before : (listBack(change, now)?.value ?? change.before)
}

/** Whether a change is of a field of the document as a whole. */
export function isOfField({ path }: FieldChange, name: string): boolean {
  return path.length === 1 && path[0] === name
}

/** The keys of a list of items; null for any other value. */
function keysOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const keys = value.map((item: unknown) => textAt(fieldsOf(item), '_key'))
  return keys.includes(undefined) ? null : (keys as string[])
}

/** A list without items says what no list does. */
function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
