import { placeOf } from '#src/catalog/words/fill.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Placeholders, TextShape } from '#src/contract/document-shape.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { contentTexts } from '../documents/content-text-places.ts'
import { textProblem } from '../documents/readable-text.ts'

/** Checks every text of the content: that it is readable, has all required placeholders, and no unknown or empty ones. */
export function checkTexts(content: Content, root: ContentPointer): void {
  // The placeholders that the business has nothing for.
  const empty = placeOf(content.business) === null ? ['{place}'] : []
  for (const { text, shape, path } of contentTexts(content)) checkText(text, shape, root.at(...path), empty)
}

function checkText(text: string, shape: TextShape, pointer: ContentPointer, empty: readonly string[]): void {
  const isTemplate = typeof shape === 'object'
  const problem = textProblem(text, (isTemplate ? shape.text : shape) === 'lines')
  if (problem !== null) pointer.report(problem)
  for (const found of empty)
    if (isTemplate && text.includes(found)) pointer.report(`nothing takes the place of ${found}: say where in business.place`)
  if (isTemplate) checkTemplate(text, shape.placeholders, pointer)
  else for (const [found] of text.matchAll(/\{[A-Za-z]{1,40}\}?/g)) pointer.report(`nothing takes the place of ${found} here: write it out`)
}

/** Every brace of a template must belong to a known placeholder: a misspelt one would hide, say, a price. */
function checkTemplate(text: string, { required, optional }: Placeholders, pointer: ContentPointer): void {
  const known = [...required, ...optional].map(name => `{${name}}`)
  for (const [found] of text.matchAll(/\{[^{}]{0,40}\}?|\}/g))
    if (!known.includes(found)) pointer.report(`"${found}" is no placeholder here: there is ${known.join(', ')}`)
  for (const name of required) if (!text.includes(`{${name}}`)) pointer.report(`must hold {${name}}: without it, what it stands for is not shown`)
}
