import { idLast } from './form-groups.ts'
import type { StudioField, StudioKind } from './studio-type.ts'

/** A field of an object with several kinds, and the kinds that have it. */
export interface MergedField {
  readonly field: StudioField
  readonly kinds: ReadonlySet<string>
}

/** Merges the fields of all kinds: those of the first, then what each further kind adds; the id last. */
export function mergedFields(kinds: readonly StudioKind[]): MergedField[] {
  const found = new Map<string, { field: StudioField; kinds: Set<string> }>()
  for (const { value, fields } of kinds) {
    for (const field of fields) {
      const merged = found.get(field.name) ?? { field, kinds: new Set<string>() }
      merged.kinds.add(value)
      found.set(field.name, merged)
    }
  }
  return [...found.values()].sort((a, b) => idLast(a.field, b.field))
}
