import type { DocumentShape } from '#src/contract/document-shape.ts'
import { fieldsOf } from '../documents/document-fields.ts'

type Fields = Record<string, unknown>

/** Adds what a dataset stores besides an object's fields: types of objects, keys of list items, and document references. */
export function withMarks(shape: string, value: object, documentIdOf: (id: string) => string): Fields {
  const fields = fieldsOf(shape, value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const inner = fields[name]
      if (inner === undefined) throw new Error(`${shape} has no field ${name}`)
      return part === undefined ? [] : [[name, markedPart(inner, part, documentIdOf)] as const]
    }),
  )
}

function markedPart(shape: DocumentShape, part: unknown, documentIdOf: (id: string) => string): unknown {
  if (typeof shape === 'string' || 'text' in shape) return part
  if ('refersTo' in shape) return { _type: 'reference', _ref: documentIdOf(String(part)) }
  if ('list' in shape) return Array.isArray(part) ? markedList(shape.list, part, documentIdOf) : part
  if (typeof part !== 'object' || part === null) return part
  return { _type: shape.object, ...withMarks(shape.object, part, documentIdOf) }
}

/** An item's key is its id, so that it survives reordering; its position when it has no id or an earlier item has the same. */
function markedList(shape: DocumentShape, items: readonly unknown[], documentIdOf: (id: string) => string): unknown[] {
  const keys = new Set<string>()
  return items.map((item, position) => {
    const marked = markedPart(shape, item, documentIdOf)
    if (typeof marked !== 'object' || marked === null) return marked
    const id = 'id' in marked && typeof marked.id === 'string' ? marked.id : null
    const key = id === null || keys.has(id) ? String(position) : id
    keys.add(key)
    return { _key: key, ...marked }
  })
}
