import { STUDIO_TYPES } from '../generated/studio-types.ts'
import type { StudioValue } from './studio-type.ts'

/** What the schema says of a field's value, by the names of its type and of the field; undefined where there is no such field. */
export function fieldValue(name: string, field: string): StudioValue | undefined {
  const type = STUDIO_TYPES[name]
  return type !== undefined && 'fields' in type ? type.fields.find(one => one.name === field)?.value : undefined
}
