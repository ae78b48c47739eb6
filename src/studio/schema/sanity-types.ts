import type { SchemaTypeDefinition } from 'sanity'
import { validation } from '../content/validation.ts'
import { INPUTS } from '../inputs.ts'
import { DOCUMENT_SHAPE } from '../model/documents.ts'
import { STUDIO_TYPES } from '../model/generated/studio-types.ts'
import { mergedFields } from '../model/merged-fields.ts'
import type { StudioField, StudioType, StudioValue } from '../model/studio-type.ts'

/** A definition as Sanity reads it; its own types ask for each kind of definition apart. */
type Definition = Record<string, unknown>

/** From here on a choice is a list to open, not a row of buttons. */
const MANY_OPTIONS = 5

/** A line that may be longer than this needs several. */
const LONG_TEXT = 300

/** All types of content documents, as the schemas define them. */
export function sanityTypes(): SchemaTypeDefinition[] {
  const documents = Object.entries(DOCUMENT_SHAPE).map(([type, shape]) => ({ ...definitionOf(shape), name: type, type: 'document', validation }))
  const shapes = new Set(Object.values(DOCUMENT_SHAPE))
  const parts = Object.keys(STUDIO_TYPES).filter(name => !shapes.has(name))
  return [...documents, ...parts.map(name => ({ ...definitionOf(name), name }))] as unknown as SchemaTypeDefinition[]
}

function definitionOf(name: string): Definition {
  const type = STUDIO_TYPES[name]
  if (type === undefined) throw new Error(`schemas define no ${name}`)
  const input = INPUTS[name]
  return { title: type.title, ...shapeOf(type), ...(input !== undefined && { components: { input } }) }
}

function shapeOf(type: StudioType): Definition {
  if ('value' in type) return valueOf(type.value)
  if ('fields' in type) return { type: 'object', fields: type.fields.map(field => fieldOf(field)) }
  const kind = choice(type.kinds.map(({ value, title }) => ({ value, title })))
  const fields = mergedFields(type.kinds).map(({ field, kinds }) => ({ ...fieldOf(field), ...onlyIn(kinds) }))
  return { type: 'object', fields: [{ name: 'kind', title: 'Kind', ...kind }, ...fields] }
}

/**
 * Hides a field of kinds that are not chosen. It is read-only then, too: Sanity looks for what is read-only in all fields that are not, twenty types deep, whether they
 * have a value or not; a price that may hold two prices would be a million of them.
 */
function onlyIn(kinds: ReadonlySet<string>): Definition {
  const isHidden = ({ parent }: { parent?: unknown }) =>
    !(typeof parent === 'object' && parent !== null && 'kind' in parent && kinds.has(String(parent.kind)))
  return { hidden: isHidden, readOnly: isHidden }
}

function fieldOf({ name, title, description, value }: StudioField): Definition {
  return { name, title, ...(description !== undefined && { description }), ...valueOf(value) }
}

function valueOf(value: StudioValue): Definition {
  switch (value.is) {
    case 'named':
      return { type: value.type }
    case 'text':
      return (value.maxLength ?? 0) > LONG_TEXT ? { type: 'text', rows: 3 } : { type: 'string' }
    case 'number':
      return { type: 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return choice(value.options)
    case 'reference':
      return { type: 'reference', to: [{ type: documentTypeOf(value.to) }], options: { disableNew: true } }
    case 'list':
      return listOf(value.of)
  }
}

function listOf(item: StudioValue): Definition {
  if (item.is === 'choice') return { type: 'array', of: [{ type: typeof item.options[0]?.value }], options: { list: [...item.options] } }
  return { type: 'array', of: [valueOf(item)] }
}

function choice(options: readonly { value: string | number; title: string }[]): Definition {
  const layout = options.length < MANY_OPTIONS ? 'radio' : 'dropdown'
  return { type: typeof options[0]?.value, options: { list: [...options], layout, direction: 'horizontal' } }
}

function documentTypeOf(shape: string): string {
  const found = Object.entries(DOCUMENT_SHAPE).find(([, of]) => of === shape)
  if (found === undefined) throw new Error(`no document has the shape ${shape}`)
  return found[0]
}
