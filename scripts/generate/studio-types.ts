import type { AnySchemaObject } from 'ajv'
import { placeholdersOf, placeholderWords } from './placeholders.ts'
import {
  STUDIO_NAMES,
  type StudioField,
  type StudioKind,
  type StudioNames,
  type StudioType,
  type StudioValue,
} from '#src/studio-model/documents/studio-type.ts'

/** Allowed schema keywords by type; those that forms do not show are checked by the validators only. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'anyOf', 'oneOf', 'discriminator'],
  string: ['minLength', 'maxLength', 'pattern', 'enum', 'enumTitles', 'const', 'refersTo', 'multiline', 'placeholders'],
  integer: ['minimum', 'maximum', 'enum', 'enumTitles', 'not'],
  number: ['minimum', 'maximum', 'exclusiveMinimum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems'],
}

const ANYWHERE: ReadonlySet<string> = new Set(['validated', 'title', 'description', 'type', 'names', 'writtenOut', 'measuredIn'])

/** Returns the module of the types that the Studio edits: every definition in a content document, by name. */
export function studioTypesModule(schemas: readonly AnySchemaObject[], documents: readonly string[]): string {
  const definitions: Record<string, AnySchemaObject> = Object.assign({}, ...schemas.map(schema => schema['$defs'] as object))
  const reader = new TypeReader(definitions)
  for (const name of documents) reader.add(name)
  const entries = [...reader.found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `  ${name}: ${JSON.stringify(type)},\n`)
  const imports = `import type { StudioType } from '../documents/studio-type.ts'\n\n`
  return `${imports}export const STUDIO_TYPES: Readonly<Record<string, StudioType>> = {\n${entries.join('')}}\n`
}

class TypeReader {
  readonly found = new Map<string, StudioType>()
  private readonly definitions: Readonly<Record<string, AnySchemaObject>>

  constructor(definitions: Readonly<Record<string, AnySchemaObject>>) {
    this.definitions = definitions
  }

  add(name: string): void {
    if (this.found.has(name)) return
    const schema = this.definitionOf(name)
    const words = wordsOf(schema, name)
    // Registered before its fields are read: a definition may contain itself.
    this.found.set(name, { ...words, fields: [] })
    if (schema['discriminator'] !== undefined) this.found.set(name, { ...words, kinds: this.kindsOf(schema, name) })
    else if (schema['type'] === 'object') this.found.set(name, { ...words, fields: this.fieldsOf(schema, name) })
    else this.found.set(name, { ...words, value: this.valueOf(schema, name) })
  }

  private kindsOf(schema: AnySchemaObject, name: string): StudioKind[] {
    checkKeywords(schema, name)
    const kinds = (schema['oneOf'] as AnySchemaObject[]).map(({ $ref }) => {
      const variant = this.definitionOf(nameOf(String($ref)))
      const value: unknown = propertiesOf(variant)['kind']?.['const']
      if (typeof value !== 'string') throw new Error(`${name}: ${String($ref)} has no kind`)
      return { value, ...wordsOf(variant, value), fields: this.fieldsOf(variant, `${name} "${value}"`).filter(field => field.name !== 'kind') }
    })
    this.checkAgreement(kinds, name)
    return kinds
  }

  /** Checks fields that several kinds share: a Studio object has one field per name, so kinds may differ in its limits but not in its type. */
  private checkAgreement(kinds: readonly StudioKind[], name: string): void {
    const seen = new Map<string, { kind: string; sort: string }>()
    for (const { value: kind, fields } of kinds) {
      for (const { name: field, value } of fields) {
        const sort = this.sortOf(value)
        const before = seen.get(field) ?? { kind, sort }
        if (before.sort !== sort)
          throw new Error(`${name}.${field} is ${before.sort} of the kind "${before.kind}" and ${sort} of "${kind}": give one another name`)
        seen.set(field, before)
      }
    }
  }

  private sortOf(value: StudioValue): string {
    if (value.is === 'list') return `a list of ${this.sortOf(value.of)}`
    if (value.is !== 'named') return value.is
    this.add(value.type)
    const type = this.found.get(value.type)
    return type !== undefined && 'value' in type ? this.sortOf(type.value) : value.type
  }

  private fieldsOf(schema: AnySchemaObject, path: string): StudioField[] {
    checkKeywords(schema, path)
    const required = new Set(schema['required'] as string[] | undefined)
    return Object.entries(propertiesOf(schema)).map(([name, part]) => ({
      name,
      ...this.withPlaceholders(wordsOf(part, name), part, `${path}.${name}`),
      isRequired: required.has(name),
      ...(part['names'] !== undefined && { names: namesOf(part['names'], `${path}.${name}`) }),
      value: this.valueOf(part, `${path}.${name}`),
    }))
  }

  /** Adds the required and optional placeholders of a text to its field's description. */
  private withPlaceholders(words: Words, part: AnySchemaObject, path: string): Words {
    const placeholders = placeholdersOf(part, this.definitions, path)
    return placeholders === null ? words : { ...words, description: [words.description, placeholderWords(placeholders)].filter(Boolean).join(' ') }
  }

  private valueOf(schema: AnySchemaObject, path: string): StudioValue {
    if (typeof schema['refersTo'] === 'string') return { is: 'reference', to: schema['refersTo'] }
    if (typeof schema['$ref'] === 'string') {
      const type = nameOf(schema['$ref'])
      this.add(type)
      return { is: 'named', type }
    }
    if (schema['prose'] === true)
      return { is: 'prose', inArticle: schema['type'] === 'array', ...given(schema, { minLength: 'minLength', maxLength: 'maxLength' }) }
    checkKeywords(schema, path)
    if (schema['const'] !== undefined || schema['enum'] !== undefined) return choiceOf(schema, path)
    switch (schema['type']) {
      case 'string':
        return { is: 'text', ...given(schema, { minLength: 'minLength', maxLength: 'maxLength', pattern: 'pattern' }) }
      case 'integer':
      case 'number':
        return {
          is: 'number',
          integer: schema['type'] === 'integer',
          ...given(schema, { min: 'minimum', max: 'maximum', above: 'exclusiveMinimum' }),
        }
      case 'boolean':
        return { is: 'boolean' }
      case 'array':
        return {
          is: 'list',
          of: this.valueOf(schema['items'] as AnySchemaObject, `${path}[]`),
          ...given(schema, { min: 'minItems', max: 'maxItems' }),
        }
      default:
        throw new Error(`${path}: an object in a content document needs a definition of its own`)
    }
  }

  private definitionOf(name: string): AnySchemaObject {
    const definition = this.definitions[name]
    if (definition === undefined) throw new Error(`no schema defines ${name}`)
    return definition
  }
}

function namesOf(names: unknown, path: string): StudioNames {
  const known = STUDIO_NAMES.find(known => known === names)
  if (known === undefined) throw new Error(`${path}: the Studio knows no ids of a "${String(names)}"; it knows those of ${STUDIO_NAMES.join(', ')}`)
  return known
}

function choiceOf(schema: AnySchemaObject, path: string): StudioValue {
  const values = (schema['enum'] ?? [schema['const']]) as (string | number)[]
  const titles = (schema['enumTitles'] ?? values.map(value => titleOf(String(value)))) as string[]
  if (titles.length !== values.length) throw new Error(`${path}: enumTitles must name each of ${values.join(', ')}`)
  return { is: 'choice', options: values.map((value, position) => ({ value, title: titles[position] ?? '' })) }
}

/** @throws for a schema keyword that the Studio cannot show. */
function checkKeywords(schema: AnySchemaObject, path: string): void {
  const type = String(schema['type'] ?? (schema['const'] === undefined ? 'nothing' : 'string'))
  const known = KNOWN[type]
  if (known === undefined) throw new Error(`${path}: the Studio has no field for the type ${type}`)
  const unknown = Object.keys(schema).find(keyword => !known.includes(keyword) && !ANYWHERE.has(keyword))
  if (unknown !== undefined) throw new Error(`${path}: the Studio does not know what "${unknown}" says of a value of the type ${type}`)
}

/** Picks a schema's limits and renames them for the Studio. */
function given(schema: AnySchemaObject, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(names).flatMap(([name, keyword]) => (schema[keyword] === undefined ? [] : [[name, schema[keyword]]])))
}

interface Words {
  title: string
  description?: string
}

function wordsOf({ title, description }: AnySchemaObject, name: string): Words {
  return { title: String(title ?? titleOf(name)), ...(description !== undefined && { description: String(description) }) }
}

/** `leadDays` and `lead-days` become "Lead days". */
function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function propertiesOf(schema: AnySchemaObject): Record<string, AnySchemaObject> {
  return (schema['properties'] ?? {}) as Record<string, AnySchemaObject>
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
