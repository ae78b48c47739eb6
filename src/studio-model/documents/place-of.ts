import { tokensOf } from '#src/contract/json-pointer.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import type { StudioField, StudioNames, StudioValue } from './studio-type.ts'

/** A path segment of the Studio: list items are addressed by key. */
export type PathStep = string | number | { readonly _key: string }

/** The target of a JSON pointer: the Studio's path, the value and its type. */
export interface DocumentPlace {
  readonly path: PathStep[]
  readonly value: unknown
  /** Null where no type is known. */
  readonly type: StudioValue | null
  /** The title of the field, or of the one whose list this is an item of; null in the whole document. */
  readonly title: string | null
  /** What its value, an id or a list of ids, names. */
  readonly names?: StudioNames | undefined
}

/** Resolves a JSON pointer in a document of a shape. For a field that is not shown, returns the enclosing place. */
export function placeOf(document: object, shape: string, pointer: string): DocumentPlace {
  let place: DocumentPlace = { path: [], value: document, type: { is: 'named', type: shape }, title: null }
  for (const token of tokensOf(pointer)) {
    // Content counts the parts of such a text otherwise than the Studio.
    if (resolved(place.type)?.is === 'prose') return place
    const next = Array.isArray(place.value) ? itemAt(place, token) : fieldAt(place, token)
    if (next === null) return place
    place = next
  }
  return place
}

function itemAt({ path, value, type, title }: DocumentPlace, token: string): DocumentPlace | null {
  const item: unknown = Array.isArray(value) ? value[Number(token)] : undefined
  if (item === undefined) return null
  const key = typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string' ? { _key: item._key } : Number(token)
  const list = resolved(type)
  return { path: [...path, key], value: item, type: list?.is === 'list' ? list.of : null, title }
}

function fieldAt({ path, value, type }: DocumentPlace, name: string): DocumentPlace | null {
  const field = fieldsIn(type, value).find(field => field.name === name)
  if (field === undefined) return null
  return { path: [...path, name], value: isRecord(value) ? value[name] : undefined, type: field.value, title: field.title, names: field.names }
}

/** The kind of an object is a field like others. */
const KIND: StudioField = { name: 'kind', title: 'Kind', isRequired: true, value: { is: 'text' } }

/** The fields of a value of a type, of an object of kinds those of its own. */
export function fieldsIn(type: StudioValue | null, value: unknown): readonly StudioField[] {
  const definition = type?.is === 'named' ? STUDIO_TYPES[type.type] : undefined
  if (definition === undefined || 'value' in definition) return []
  if ('fields' in definition) return definition.fields
  const kind = isRecord(value) ? value['kind'] : undefined
  return [KIND, ...(definition.kinds.find(({ value }) => value === kind)?.fields ?? [])]
}

/** Resolves a named type; objects stay named. */
export function resolved(type: StudioValue | null): StudioValue | null {
  if (type?.is !== 'named') return type
  const definition = STUDIO_TYPES[type.type]
  return definition !== undefined && 'value' in definition ? resolved(definition.value) : type
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
