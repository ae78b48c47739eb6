import type { StudioOption } from './studio-type.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'

/** The options of a field that is a choice, as its schema lists them. @throws where there is no such field */
export function fieldOptions(type: string, name: string): readonly StudioOption[] {
  const definition = STUDIO_TYPES[type]
  const field = definition !== undefined && 'fields' in definition ? definition.fields.find(one => one.name === name) : undefined
  if (field?.value.is !== 'choice') throw new Error(`${type} has no choice ${name}`)
  return field.value.options
}
