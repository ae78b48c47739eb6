import { type Fields, fieldsOf, textAt } from './draft-value.ts'

/** A place in a document, as the Studio writes it. */
export type Path = readonly (string | { readonly _key: string })[]

/** A change at one path; items are inserted after the one that the path names, or at the beginning of the list. */
export type Patch =
  | { type: 'set'; path: Path; value: unknown }
  | { type: 'unset'; path: Path }
  | { type: 'insert'; path: Path; position: 'after' | 'first'; items: readonly unknown[] }

/** Returns the smallest patches from one value to another, in order, so that concurrent edits elsewhere are kept. */
export function patchesBetween(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (Object.is(before, after)) return []
  if (isKeyedList(before) && isKeyedList(after)) return listPatches(before, after, path)
  if (isObject(before) && isObject(after)) return objectPatches(fieldsOf(before), fieldsOf(after), path)
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return after === undefined ? [{ type: 'unset', path }] : [{ type: 'set', path, value: after }]
}

/** Whether two values say the same: nothing has to be written to make one of the other. */
export function isSame(one: unknown, other: unknown): boolean {
  return patchesBetween(one, other).length === 0
}

function objectPatches(before: Fields, after: Fields, path: Path): Patch[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name => patchesBetween(before[name], after[name], [...path, name]))
}

function listPatches(before: readonly Fields[], after: readonly Fields[], path: Path): Patch[] {
  const [were, are] = [keysOf(before), keysOf(after)]
  if (were.length === 0 && are.length === 0) return []
  const stay = were.filter(key => are.includes(key))
  if (stay.length === 0 || stay.join() !== are.filter(key => were.includes(key)).join()) return [{ type: 'set', path, value: after }]
  const beforeByKey = new Map(before.map(item => [textAt(item, '_key'), item]))
  const removed = were.filter(key => !are.includes(key)).map(key => ({ type: 'unset', path: [...path, { _key: key }] }) as const)
  const changed = after.flatMap((item, position): Patch[] => {
    const key = are[position] ?? ''
    if (were.includes(key)) return patchesBetween(beforeByKey.get(key), item, [...path, { _key: key }])
    const previous = are[position - 1]
    if (previous === undefined) return [{ type: 'insert', position: 'first', path, items: [item] }]
    return [{ type: 'insert', position: 'after', path: [...path, { _key: previous }], items: [item] }]
  })
  return [...removed, ...changed]
}

function keysOf(list: readonly Fields[]): string[] {
  return list.map(item => textAt(item, '_key') ?? '')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a list's items all have distinct keys. */
function isKeyedList(value: unknown): value is Fields[] {
  if (!Array.isArray(value)) return false
  const keys = value.map((item: unknown) => textAt(fieldsOf(item), '_key'))
  return !keys.includes(undefined) && new Set(keys).size === keys.length
}
