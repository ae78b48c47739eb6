/** Memoizes a function of one object, by identity; entries are garbage-collected with their object. */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return memoizeIn(new WeakMap(), make)
}

/** Memoizes a function in a cache of its own: a Map for keys that are few and no objects. */
export function memoizeIn<K, V>(cache: Cache<K, V>, make: (key: K) => V): (key: K) => V {
  return key => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = make(key)
    cache.set(key, value)
    return value
  }
}

interface Cache<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => unknown
}
