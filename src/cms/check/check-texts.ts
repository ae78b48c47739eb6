import type { Place } from '#src/catalog/compile/problems.ts'
import type { DocumentShape, Placeholders, TextShape } from '#src/contract/document-shape.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { fieldsOf } from '../documents/document-fields.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '../documents/documents.ts'
import { textProblem } from '../documents/readable-text.ts'

/** Checks every text of the content: that it is readable, has all required placeholders, and no unknown ones. */
export function checkTexts(content: Content, root: Place): void {
  for (const name of DOCUMENT_NAMES) checkPart(content[name], { object: DOCUMENTS[name].shape }, root.at(name))
  for (const [position, category] of content.categories.entries()) checkPart(category, { object: 'Category' }, root.at('categories', position))
}

function checkPart(part: unknown, shape: DocumentShape, place: Place): void {
  if (typeof part === 'string') {
    if (shape === 'line' || shape === 'lines' || (typeof shape === 'object' && 'text' in shape)) checkText(part, shape, place)
  } else if (Array.isArray(part)) {
    if (typeof shape === 'object' && 'list' in shape) for (const [position, item] of part.entries()) checkPart(item, shape.list, place.at(position))
  } else if (typeof part === 'object' && part !== null && typeof shape === 'object' && 'object' in shape) {
    const fields = fieldsOf(shape.object, part)
    for (const [name, inner] of Object.entries(part)) checkPart(inner, fields[name] ?? 'value', place.at(name))
  }
}

function checkText(text: string, shape: TextShape, place: Place): void {
  const isTemplate = typeof shape === 'object'
  const problem = textProblem(text, (isTemplate ? shape.text : shape) === 'lines')
  if (problem !== null) place.report(problem)
  if (isTemplate) checkTemplate(text, shape.placeholders, place)
  else for (const [found] of text.matchAll(/\{[A-Za-z]{1,40}\}?/g)) place.report(`nothing takes the place of ${found} here: write it out`)
}

/** Every brace of a template must belong to a known placeholder: a misspelt one would hide, say, a price. */
function checkTemplate(text: string, { required, optional }: Placeholders, place: Place): void {
  const known = [...required, ...optional].map(name => `{${name}}`)
  for (const [found] of text.matchAll(/\{[^{}]{0,40}\}?|\}/g))
    if (!known.includes(found)) place.report(`"${found}" is no placeholder here: there is ${known.join(', ')}`)
  for (const name of required) if (!text.includes(`{${name}}`)) place.report(`must hold {${name}}: without it, what it stands for is not shown`)
}
