import type { DraftNumber } from '../numbers/draft-number.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a list with its unique key. */
export interface Keyed {
  key: string
  item: Fields
}

/** Returns the fields of an object; empty when a draft holds something else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Returns the objects of a list by key, else by position; empty when a draft holds something else. */
export function keyedList(value: unknown): Keyed[] {
  if (!Array.isArray(value)) return []
  return value.map((part: unknown, position) => {
    const item = fieldsOf(part)
    return { key: textAt(item, '_key') ?? String(position), item }
  })
}

/** What an item of a list is known by: its key, or what it says where it has none, such as a day. */
export function itemKey(item: unknown): string {
  return textAt(fieldsOf(item), '_key') ?? JSON.stringify(item)
}

export function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

export function amountAt(fields: Fields, name: string): DraftNumber {
  const value = fields[name]
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}

/** Drops fields without a value. */
export function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** Reads whether a price is open-ended; omitted where a draft does not say. */
export function openOf({ open }: Fields): { open?: boolean } {
  return typeof open === 'boolean' ? { open } : {}
}
