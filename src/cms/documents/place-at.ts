import type { DocumentShape } from '#src/contract/document-shape.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'
import { type DocumentType, shapeOf } from './documents.ts'

/** A place of a document, which may be anything: what stands there, and the shape that it should have. */
export interface DocumentPlace {
  shape: DocumentShape
  part: unknown
}

/** Follows a path into a document, past parts that are not there. */
export function placeAt(path: readonly string[], type: DocumentType, document: unknown): DocumentPlace {
  let place: DocumentPlace = { shape: { object: shapeOf(type) }, part: document }
  for (const key of path) {
    const { shape, part }: DocumentPlace = place
    const inner = typeof shape === 'object' && 'list' in shape ? shape.list : (fieldsAt(place)[key] ?? 'value')
    place = { shape: inner, part: part?.[key as keyof typeof part] }
  }
  return place
}

/** The fields of the object at a place, in the schema's order; none where its kind is missing or unknown, which is reported by itself. */
export function fieldsAt({ shape, part }: DocumentPlace): Readonly<Record<string, DocumentShape>> {
  return typeof shape === 'object' && 'object' in shape && typeof part === 'object' && part !== null ? fieldsOfKind(shape.object, part) : {}
}

function fieldsOfKind(name: string, part: object): Readonly<Record<string, DocumentShape>> {
  const definition = DOCUMENT_SHAPES[name]
  if (definition === undefined || 'fields' in definition) return definition?.fields ?? {}
  const variant = definition.variants['kind' in part ? String(part.kind) : '']
  return variant === undefined ? {} : fieldsOfKind(variant, part)
}
