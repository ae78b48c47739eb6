/** A part of content with each value inside it changed; the same object where no value changes, so that what is known of it still holds. */
export function withInner<T extends object>(part: T, change: (value: unknown, key: string) => unknown): T {
  const inner = Object.entries(part).map(([key, value]: [string, unknown]) => ({ key, value, changed: change(value, key) }))
  if (inner.every(({ value, changed }) => changed === value)) return part
  return (Array.isArray(part) ? inner.map(({ changed }) => changed) : Object.fromEntries(inner.map(({ key, changed }) => [key, changed]))) as T
}
