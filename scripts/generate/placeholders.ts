import type { AnySchemaObject } from 'ajv'
import type { Placeholders } from '#src/contract/document-shape.ts'

type Definitions = Readonly<Record<string, AnySchemaObject>>

/** Texts of this definition declare their placeholders at each use. */
const TEMPLATE = 'Template'

/** Returns a text's required and optional placeholders, from the keyword `placeholders` of its schema or definition; null without any. */
export function placeholdersOf(schema: AnySchemaObject, definitions: Definitions, path: string): Placeholders | null {
  const declared: unknown = schema['placeholders']
  if (declared !== undefined) return read(declared, path)
  if (schema['items'] !== undefined) return placeholdersOf(schema['items'] as AnySchemaObject, definitions, path)
  if (typeof schema['$ref'] !== 'string') return null
  const name = schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1)
  if (name === TEMPLATE) throw new Error(`${path}: a template declares its placeholders: "placeholders": { "required": [], "optional": [] }`)
  const target = definitions[name]
  return target === undefined ? null : placeholdersOf(target, definitions, path)
}

/** The placeholders in words for owners: `{low} and {high} must stand in it, {unit} may: the site fills them in.` */
export function placeholderWords({ required, optional }: Placeholders): string {
  const named = (names: readonly string[]) => listed(names.map(name => `{${name}}`))
  const must = required.length === 0 ? [] : [`${named(required)} must stand in it`]
  const may = optional.length === 0 ? [] : [required.length === 0 ? `${named(optional)} may stand in it` : `${named(optional)} may`]
  return `${[...must, ...may].join(', ')}: the site fills ${required.length + optional.length === 1 ? 'it' : 'them'} in.`
}

function read(declared: unknown, path: string): Placeholders {
  const { required = [], optional = [], ...unknown } = declared as { required?: string[]; optional?: string[] }
  const names = [...required, ...optional]
  if (Object.keys(unknown).length > 0 || names.length === 0 || !names.every(name => /^[A-Za-z]+$/.test(name)) || new Set(names).size < names.length)
    throw new Error(`${path}: placeholders are names of letters, each either required or optional, and at least one`)
  return { required, optional }
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
