import type { Amount } from './price-form.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a list with what tells it from the others. */
export interface Keyed {
  key: string
  item: Fields
}

/** The fields of an object; none when a draft holds something else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The objects of a list by their keys, else by their positions; none when a draft holds something else. */
export function keyedList(value: unknown): Keyed[] {
  if (!Array.isArray(value)) return []
  return value.map((part: unknown, position) => {
    const item = fieldsOf(part)
    return { key: textAt(item, '_key') ?? String(position), item }
  })
}

export function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

export function amountAt(fields: Fields, name: string): Amount {
  const value = fields[name]
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}

/** The fields that have a value. */
export function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** Whether a price may be more than it says; left out where a draft does not say. */
export function openOf({ open }: Fields): { open?: boolean } {
  return typeof open === 'boolean' ? { open } : {}
}
