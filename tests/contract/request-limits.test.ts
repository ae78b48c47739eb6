import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import table from '../cases/request-limits.json' with { type: 'json' }

/**
 * What each field of a request takes at the most or at the least, and the first value beyond it, written down apart from the schemas: the bodies of
 * the fuzz come from the schemas themselves, and cannot miss a limit that is gone.
 */
interface Limit {
  /** A field of the request, or empty for the request as a whole. */
  field: string
  /** The field whose object it stands in, if it does. */
  in?: string
  /** The keyword of JSON Schema; after `items` it limits the items of a list, or a field of theirs. */
  limit: string
  /** A value, or a text, a list or a list's item of that length. */
  accepted: unknown
  refused: unknown
}

const rows = Object.entries(table).flatMap(([name, { like, limits }]: [string, { like: object; limits: Limit[] }]) =>
  limits.map(limit => ({ name, like, ...limit })),
)

test.each(rows)('$name: of $field, $accepted is accepted and $refused is refused ($limit)', ({ name, like, field, in: outer, accepted, refused }) => {
  const shape = Object.values(requestSchemas).find(known => known.name === name)
  const takes = (said: unknown) => {
    const fields = { [field]: valueOf(said) }
    return shape?.validate(field === '' ? fields[''] : { ...like, ...(outer === undefined ? fields : { [outer]: fields }) })
  }
  expect(takes(accepted)).toBe(true)
  expect(takes(refused)).toBe(false)
})

test('every limit in the schemas of requests has a row', () => {
  const limited = Object.keys(requestSchemas).flatMap(name =>
    limitsOf(definitions[name] ?? {}).map(({ field, limit }) => `${name} ${field} ${limit}`),
  )
  expect([...new Set(rows.map(({ name, field, limit }) => `${name} ${field} ${limit}`))].toSorted()).toEqual([...new Set(limited)].toSorted())
})

function valueOf(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return said
  if ('letters' in said) return 'x'.repeat(Number(said.letters))
  if ('items' in said) return Array.from({ length: Number(said.items) }, () => 'x')
  if ('item' in said) return Array.from({ length: 'times' in said ? Number(said.times) : 1 }, () => valueOf(said.item))
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, valueOf(value)]))
}

type Schema = Readonly<Record<string, unknown>>

const folders = ['api', 'content'].map(name => new URL(`../../schemas/${name}/`, import.meta.url))
const files = folders.flatMap(folder => readdirSync(folder).map(file => new URL(file, folder)))
const definitions: Readonly<Record<string, Schema>> = Object.assign(
  {},
  ...files.map(file => (JSON.parse(readFileSync(file, 'utf8')) as { $defs?: object }).$defs),
)

const LIMITS = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const LIMITS_OF_PARTS = ['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties']

/** Every keyword below a schema that limits a value, and the field whose value it is; fields without a name of their own share one. */
function limitsOf(schema: Schema, field = '', prefix = ''): { field: string; limit: string }[] {
  const own = [...LIMITS, ...LIMITS_OF_PARTS].filter(keyword => keyword in schema).map(keyword => ({ field, limit: prefix + keyword }))
  const below = (part: unknown, of = field, within = prefix) =>
    typeof part === 'object' && part !== null ? limitsOf(part as Schema, of, within) : []
  const reference = typeof schema['$ref'] === 'string' ? definitions[schema['$ref'].split('/').at(-1) ?? ''] : undefined
  return [
    ...own,
    ...below(reference),
    ...Object.entries(schema['properties'] ?? {}).flatMap(([name, part]) =>
      prefix === '' ? below(part, name) : below(part, field, `${prefix}${name} `),
    ),
    ...(field === '' ? below(schema['additionalProperties'], 'a_further_field') : below(schema['additionalProperties'], field, `${prefix}values `)),
    ...below(schema['items'], field, 'items '),
    ...['oneOf', 'anyOf', 'allOf'].flatMap(keyword => Object.values(schema[keyword] ?? {}).flatMap(part => below(part))),
  ]
}
