import { STUDIO_TYPES } from '../generated/studio-types.ts'
import type { StudioValue } from './studio-type.ts'

/** Titles of a type's fields, as the form shows them. */
export function titlesOf(names: readonly string[], type: StudioValue | null): string[] {
  const definition = type?.is === 'named' ? STUDIO_TYPES[type.type] : undefined
  const fields = definition !== undefined && 'fields' in definition ? definition.fields : []
  return names.map(name => fields.find(field => field.name === name)?.title ?? name)
}
