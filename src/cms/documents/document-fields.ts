import type { DocumentShape } from '#src/contract/document-shape.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'

/** The fields that a valid object of a shape can have; the object's `kind` selects the variant. */
export function fieldsOf(shape: string, value: object): Readonly<Record<string, DocumentShape>> {
  const definition = DOCUMENT_SHAPES[shape]
  if (definition === undefined) throw new Error(`there is no shape ${shape}`)
  if ('fields' in definition) return definition.fields
  const variant = definition.variants['kind' in value ? String(value.kind) : '']
  if (variant === undefined) throw new Error(`${shape} has no such kind: ${JSON.stringify(value)}`)
  return fieldsOf(variant, value)
}
