import { keyedList } from '../draft/draft-value.ts'
import type { PathStep } from './place-of.ts'

/** A step of a path of Sanity's, which knows spans of lists too; values have none. */
type Step = PathStep | readonly unknown[]

/** The ancestors of a path in a document, innermost first: the item with its fields before the list that it is in, the document itself last. */
export function valuesAround(document: unknown, path: readonly Step[]): unknown[] {
  const around = [document]
  for (const step of path.slice(0, -1)) around.push(inside(around.at(-1), step))
  return around.toReversed()
}

function inside(value: unknown, step: Step): unknown {
  if (typeof step === 'object') {
    const position = '_key' in step ? keyedList(value).findIndex(({ key }) => key === step._key) : -1
    // The item itself, which whoever has it of the list knows again.
    return Array.isArray(value) ? (value as unknown[])[position] : undefined
  }
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined
}

/** Returns the value at a path of a document; undefined where there is none. */
export function valueAt(document: unknown, path: readonly Step[]): unknown {
  return valuesAround(document, [...path, ''])[0]
}

/** Whether a path leads to a place or into it. */
export function isWithin(path: readonly Step[], place: readonly Step[]): boolean {
  return place.every((step, at) => JSON.stringify(path[at]) === JSON.stringify(step))
}
