import type { DocumentShape } from '#src/contract/document-shape.ts'
import { fieldsOf } from '../documents/document-fields.ts'
import { blockOf } from './portable-text.ts'
import { proseFieldOf } from './prose-lines.ts'

type Fields = Record<string, unknown>

/** Adds Sanity's own fields: the `_type` of objects, the `_key` of list items, and the `_ref` of references. */
export function withSystemFields(shape: string, value: object, documentIdOf: (id: string) => string): Fields {
  const fields = fieldsOf(shape, value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const inner = fields[name]
      if (inner === undefined) throw new Error(`${shape} has no field ${name}`)
      return part === undefined ? [] : [[name, partWithSystemFields(inner, part, documentIdOf)] as const]
    }),
  )
}

function partWithSystemFields(shape: DocumentShape, part: unknown, documentIdOf: (id: string) => string): unknown {
  if (typeof shape === 'string' || 'text' in shape) return part
  if ('refersTo' in shape) return { _type: 'reference', _ref: documentIdOf(String(part)) }
  const lines = proseFieldOf(shape)?.linesOf(part)
  if (lines !== undefined || 'prose' in shape)
    return lines?.map((line, position) => blockOf(line, position, target => partWithSystemFields({ object: 'Target' }, target, documentIdOf)))
  if ('list' in shape) return Array.isArray(part) ? itemsWithKeys(shape.list, part, documentIdOf) : part
  if (typeof part !== 'object' || part === null) return part
  return { _type: shape.object, ...withSystemFields(shape.object, part, documentIdOf) }
}

/** The items of a list as a dataset has them. An item's key is its id, so that it survives reordering; its position when it has no id or an earlier item has the same. */
export function itemsWithKeys(shape: DocumentShape, items: readonly unknown[], documentIdOf: (id: string) => string): unknown[] {
  const keys = new Set<string>()
  return items.map((item, position) => {
    const complete = partWithSystemFields(shape, item, documentIdOf)
    if (typeof complete !== 'object' || complete === null) return complete
    const id = 'id' in complete && typeof complete.id === 'string' ? complete.id : null
    const key = id === null || keys.has(id) ? String(position) : id
    keys.add(key)
    return { _key: key, ...complete }
  })
}
