import type { DocumentShape } from '#src/contract/document-shape.ts'
import { fieldsAt } from '../documents/place-at.ts'
import { type DocumentType, shapeOf } from '../documents/documents.ts'
import type { DatasetDocument } from './dataset-documents.ts'
import { blockOf, isBlock } from './portable-text.ts'
import { proseFieldOf } from './prose-lines.ts'

/** A document with Portable Text in the place of texts that an earlier version wrote as files have them; the same one where there are none. */
export function withPortableText(document: DatasetDocument): DatasetDocument {
  return converted(document, { object: shapeOf(document._type as DocumentType) }) as DatasetDocument
}

function converted(part: unknown, shape: DocumentShape): unknown {
  const field = proseFieldOf(shape)
  if (field !== null) return isOfFiles(part) ? field.linesOf(part).map((line, position) => blockOf(line, position, target => target)) : part
  if (Array.isArray(part)) {
    if (typeof shape !== 'object' || !('list' in shape)) return part
    const items = part.map((item: unknown) => converted(item, shape.list))
    return items.some((item, at) => item !== part[at]) ? items : part
  }
  const fields = Object.entries(fieldsAt({ shape, part }))
  const changed = fields.flatMap(([name, inner]) => {
    const before = part?.[name as keyof typeof part]
    const after = converted(before, inner)
    return after === before ? [] : [[name, after] as const]
  })
  return changed.length === 0 ? part : { ...(part as object), ...Object.fromEntries(changed) }
}

/** Whether a text, texts or an article are complete, and as files have them. A draft's blocks may lack their text. */
function isOfFiles(part: unknown): boolean {
  if (typeof part === 'string') return part !== ''
  return Array.isArray(part) && part.length > 0 && !part.some(isBlock) && part.every(isComplete)
}

function isComplete(item: unknown): boolean {
  if (typeof item === 'string') return item !== ''
  if (typeof item !== 'object' || item === null) return false
  const text = 'entries' in item ? item.entries : 'text' in item ? [item.text] : []
  return Array.isArray(text) && text.length > 0 && text.every(entry => typeof entry === 'string' && entry !== '')
}
