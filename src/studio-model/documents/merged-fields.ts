import { idLast } from './form-groups.ts'
import { resolved } from './place-of.ts'
import type { StudioField, StudioKind } from './studio-type.ts'

/** A field of an object with several kinds. */
export interface MergedField {
  /** The field of the first kind that has it; of texts the longest, so that a paragraph is not written in the one line of a heading. */
  readonly field: StudioField
  /** The field of each kind that has it, with its own title and help. */
  readonly byKind: ReadonlyMap<string, StudioField>
}

/** Merges the fields of all kinds: what a further kind adds stands where it has it, behind the field that it has before; the id last. */
export function mergedFields(kinds: readonly StudioKind[]): MergedField[] {
  const found = new Map<string, Map<string, StudioField>>()
  const order: string[] = []
  for (const { value, fields } of kinds) {
    let before = -1
    for (const field of fields) {
      const byKind = found.get(field.name) ?? new Map<string, StudioField>()
      if (!found.has(field.name)) order.splice(before + 1, 0, field.name)
      found.set(field.name, byKind.set(value, field))
      before = order.indexOf(field.name)
    }
  }
  return order
    .map(name => found.get(name) ?? new Map<string, StudioField>())
    .map(byKind => ({ field: [...byKind.values()].reduce(longest), byKind }))
    .sort((a, b) => idLast(a.field, b.field))
}

function longest(a: StudioField, b: StudioField): StudioField {
  return lengthOf(b) > lengthOf(a) ? b : a
}

function lengthOf({ value }: StudioField): number {
  const text = resolved(value)
  return text?.is === 'text' ? (text.maxLength ?? 0) : 0
}
