import { readFileSync } from 'node:fs'

type Json = Record<string, unknown>

const FILES = ['schemas/api/machines.schema.json', 'schemas/api/appointments.schema.json', 'schemas/content/text.schema.json']

const definitions: Readonly<Record<string, Json>> = Object.assign(
  {},
  ...FILES.map(file => (JSON.parse(readFileSync(file, 'utf8')) as { $defs: object }).$defs),
)

/** The schema of a tool's arguments, with all that it refers to written out: clients read each on its own. */
export function argumentSchema(name: string): Record<string, unknown> {
  const { validated: _, ...schema } = writtenOut(definitions[name]) as Json
  return schema
}

function writtenOut(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(writtenOut)
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as Json
  const named = typeof $ref === 'string' ? (writtenOut(definitions[$ref.split('/').at(-1) ?? '']) as Json) : {}
  return { ...named, ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, writtenOut(value)])) }
}
