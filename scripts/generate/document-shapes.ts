import type { AnySchemaObject } from 'ajv'
import { type DocumentShape, type ObjectShape, type TextShape, UNITS } from '#src/contract/document-shape.ts'
import { placeholdersOf } from './placeholders.ts'

/**
 * Generates src/contract/generated/document-shapes.ts: the shape of every object that a content document contains, by the name of its definition. A
 * definition with a discriminator (`kind`) becomes a list of variants, any other a list of fields.
 */
export function documentShapesModule(schemas: readonly AnySchemaObject[], documents: readonly string[]): string {
  const definitions: Record<string, AnySchemaObject> = Object.assign({}, ...schemas.map(schema => schema['$defs'] as object))
  const found = new Map<string, ObjectShape>()
  for (const name of documents) addObject(name, definitions, found)
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},\n`)
  const imports = `import type { ObjectShape } from '../document-shape.ts'\n\n`
  return `${imports}export const DOCUMENT_SHAPES: Readonly<Record<string, ObjectShape>> = {\n${entries.join('')}}\n`
}

function addObject(name: string, definitions: Readonly<Record<string, AnySchemaObject>>, found: Map<string, ObjectShape>): void {
  if (found.has(name)) return
  const schema = definitionOf(name, definitions)
  // Registered before its fields are read: a definition may contain itself.
  found.set(name, { fields: {} })
  if (schema['discriminator'] === undefined) {
    const properties = Object.entries(schema['properties'] as Record<string, AnySchemaObject>)
    const required = new Set(schema['required'] as string[] | undefined)
    const fieldOf = (field: string, inner: AnySchemaObject) =>
      withEmpty(shapeOf(inner, definitions, found, `${name}.${field}`), targetOf(inner, definitions), required.has(field))
    found.set(name, { fields: Object.fromEntries(properties.map(([field, inner]) => [field, fieldOf(field, inner)])) })
    return
  }
  const names = (schema['oneOf'] as { $ref: string }[]).map(({ $ref }) => nameOf($ref))
  for (const variant of names) addObject(variant, definitions, found)
  const byKind = names.map(variant => ({ variant, definition: definitionOf(variant, definitions) }))
  found.set(name, {
    variants: Object.fromEntries(byKind.map(({ variant, definition }) => [kindOf(definition), variant])),
    titles: Object.fromEntries(byKind.map(({ definition }) => [kindOf(definition), String(definition['title'])])),
  })
}

/** Adds how an empty list or object is read; see `empty` in src/contract/document-shape.ts. */
function withEmpty(shape: DocumentShape, target: AnySchemaObject, isRequired: boolean): DocumentShape {
  if (typeof shape !== 'object' || 'refersTo' in shape || 'text' in shape || 'prose' in shape) return shape
  if ('object' in shape) return !isRequired && needsSomething(target) ? { ...shape, empty: 'dropped' } : shape
  const mayBeEmpty = target['minItems'] === undefined
  if (isRequired) return mayBeEmpty ? { ...shape, empty: 'kept' } : shape
  return mayBeEmpty ? shape : { ...shape, empty: 'dropped' }
}

function needsSomething({ required, minProperties, anyOf }: AnySchemaObject): boolean {
  return required !== undefined || minProperties !== undefined || anyOf !== undefined
}

function targetOf(schema: AnySchemaObject, definitions: Readonly<Record<string, AnySchemaObject>>): AnySchemaObject {
  return typeof schema['$ref'] === 'string' ? targetOf(definitionOf(nameOf(schema['$ref']), definitions), definitions) : schema
}

function shapeOf(
  schema: AnySchemaObject,
  definitions: Readonly<Record<string, AnySchemaObject>>,
  found: Map<string, ObjectShape>,
  path: string,
): DocumentShape {
  if (typeof schema['refersTo'] === 'string') return { refersTo: schema['refersTo'] }
  if (typeof schema['$ref'] === 'string') {
    const name = nameOf(schema['$ref'])
    const target = definitionOf(name, definitions)
    if (typeof target['$ref'] === 'string') return shapeOf(target, definitions, found, path)
    if (target['prose'] === true) return { prose: textShape(schema, { ...target, multiline: true }, definitions, path) as TextShape }
    if (target['type'] === 'string') return textShape(schema, target, definitions, path)
    if (target['type'] !== 'object') return shapeOf(target, definitions, found, path)
    addObject(name, definitions, found)
    return { object: name }
  }
  if (schema['type'] === 'array')
    return { list: shapeOf(schema['items'] as AnySchemaObject, definitions, found, path), ...(schema['prose'] === true && { article: true }) }
  if (schema['type'] === 'object') throw new Error(`an object in a content document needs a definition of its own: ${JSON.stringify(schema)}`)
  if (schema['type'] === 'string') return textShape(schema, schema, definitions, path)
  return UNITS.find(unit => unit === schema['measuredIn']) ?? 'value'
}

/** The shape of a string: free text with its placeholders; an enumeration or a constant is a plain value. */
function textShape(
  schema: AnySchemaObject,
  target: AnySchemaObject,
  definitions: Readonly<Record<string, AnySchemaObject>>,
  path: string,
): 'value' | TextShape {
  if (target['enum'] !== undefined || target['const'] !== undefined) return 'value'
  const text = target['multiline'] === true ? 'lines' : 'line'
  const placeholders = placeholdersOf(schema, definitions, path)
  return placeholders === null ? text : { text, placeholders }
}

function kindOf(variant: AnySchemaObject): string {
  return String((variant['properties'] as Record<string, AnySchemaObject>)['kind']?.['const'])
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function definitionOf(name: string, definitions: Readonly<Record<string, AnySchemaObject>>): AnySchemaObject {
  const definition = definitions[name]
  if (definition === undefined) throw new Error(`no schema defines ${name}`)
  return definition
}
