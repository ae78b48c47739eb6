import type { DocumentShape, TextShape } from '#src/contract/document-shape.ts'
import type { Content, ProsePart } from '#src/contract/generated/types.ts'
import { fieldsOf } from './document-fields.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from './documents.ts'

/** A text of content, and where it stands. */
export interface ContentText {
  text: string
  shape: TextShape
  path: readonly (string | number)[]
}

/** Every text of content. */
export function* contentTexts(content: Content): Generator<ContentText> {
  for (const name of DOCUMENT_NAMES) yield* textsIn(content[name], { object: DOCUMENTS[name].shape }, [name])
  for (const [position, category] of content.categories.entries()) yield* textsIn(category, { object: 'Category' }, ['categories', position])
}

function* textsIn(part: unknown, shape: DocumentShape, path: ContentText['path']): Generator<ContentText> {
  if (typeof part === 'string') {
    if (shape === 'line' || shape === 'lines' || (typeof shape === 'object' && 'text' in shape)) yield { text: part, shape, path }
    else if (typeof shape === 'object' && 'prose' in shape) yield { text: part, shape: shape.prose, path }
  } else if (typeof shape === 'object' && 'prose' in shape) {
    // Blanks between two words are a part of their own where the words differ in looks.
    for (const [position, { text }] of (part as ProsePart[]).entries())
      if (text.trim() !== '') yield { text, shape: shape.prose, path: [...path, position, 'text'] }
  } else if (Array.isArray(part)) {
    if (typeof shape === 'object' && 'list' in shape)
      for (const [position, item] of part.entries()) yield* textsIn(item, shape.list, [...path, position])
  } else if (typeof part === 'object' && part !== null && typeof shape === 'object' && 'object' in shape) {
    const fields = fieldsOf(shape.object, part)
    for (const [name, inner] of Object.entries(part)) yield* textsIn(inner, fields[name] ?? 'value', [...path, name])
  }
}
