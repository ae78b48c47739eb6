import { isObject } from './document.ts'

/** Adds a `_key` to every object in an array that has none. */
export function withArrayKeys<Value>(value: Value, makeKey: () => string): Value {
  if (Array.isArray(value)) return value.map(item => withArrayKeys(keyed(item, makeKey), makeKey)) as Value
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys(item, makeKey)])) as Value
}

function keyed(item: unknown, makeKey: () => string): unknown {
  return isObject(item) && typeof item['_key'] !== 'string' ? { ...item, _key: makeKey() } : item
}
