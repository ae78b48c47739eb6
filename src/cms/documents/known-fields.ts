import type { DocumentShape } from '#src/contract/document-shape.ts'
import { type Problem, UNKNOWN_FIELD } from '#src/contract/decode.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import { type DocumentType, shapeOf } from './documents.ts'
import { nearestWord } from '#src/contract/nearest-word.ts'

/** Adds to the problem of an unknown field which one may be meant, and which there are. */
export function withKnownFields<P extends Problem>(problem: P, type: DocumentType, document: unknown): P {
  if (problem.message !== UNKNOWN_FIELD) return problem
  const path = tokensOf(problem.pointer)
  const unknown = path.at(-1) ?? ''
  const known = fieldsAt(path.slice(0, -1), type, document)
  const near = nearestWord(unknown, known)
  const meant = near === null ? '' : `: did you mean "${near}"?`
  const all = known.length === 0 ? '' : `; known: ${known.join(', ')}`
  return { ...problem, message: `${UNKNOWN_FIELD} "${unknown}"${meant}${all}` }
}

/** The fields of the object at a place of a document, in the schema's order. */
function fieldsAt(path: readonly string[], type: DocumentType, document: unknown): string[] {
  let shape: DocumentShape = { object: shapeOf(type) }
  let part = document
  for (const key of path) {
    if (typeof shape === 'object' && 'list' in shape) shape = shape.list
    else shape = ownFields(shape, part)[key] ?? 'value'
    part = part?.[key as keyof typeof part]
  }
  return Object.keys(ownFields(shape, part))
}

/** The fields of an object by its shape; none where its kind is missing or unknown, which is reported by itself. */
function ownFields(shape: DocumentShape, part: unknown): Readonly<Record<string, DocumentShape>> {
  return typeof shape === 'object' && 'object' in shape && typeof part === 'object' && part !== null ? fieldsOfKind(shape.object, part) : {}
}

function fieldsOfKind(name: string, part: object): Readonly<Record<string, DocumentShape>> {
  const definition = DOCUMENT_SHAPES[name]
  if (definition === undefined || 'fields' in definition) return definition?.fields ?? {}
  const variant = definition.variants['kind' in part ? String(part.kind) : '']
  return variant === undefined ? {} : fieldsOfKind(variant, part)
}
