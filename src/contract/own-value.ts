/** The value under a key that somebody chose; what every object inherits, such as `constructor`, is none. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
