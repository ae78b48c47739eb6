/** Memoizes a function of one object, by identity; entries are garbage-collected with their object. */
export declare function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V
