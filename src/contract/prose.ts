import { canonicalJson } from './canonical-json.ts'
import type { Prose, ProsePart } from './generated/types.ts'

/** The parts of a text; one of plain text is one part. */
export function partsOf(prose: Prose): ProsePart[] {
  return typeof prose === 'string' ? [{ text: prose }] : prose
}

/** What a text says, without what is bold or leads somewhere. */
export function plainText(prose: Prose): string {
  return partsOf(prose)
    .map(({ text }) => text)
    .join('')
}

/**
 * Parts as content has them, in the one way to write them: neighbours that look alike are one, empty ones are left out, a line break is neither bold nor
 * a link, and a text without bold words and links is a string.
 */
export function proseOf(parts: readonly ProsePart[]): Prose {
  const joined: ProsePart[] = []
  for (const part of parts.flatMap(withPlainBreaks)) {
    const last = joined.at(-1)
    if (part.text === '') continue
    if (last !== undefined && looksLike(last, part)) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  const [first, second] = joined
  if (first === undefined) return ''
  return second === undefined && looksLike(first, PLAIN) ? first.text : joined
}

const PLAIN: ProsePart = { text: '' }

function withPlainBreaks(part: ProsePart): ProsePart[] {
  return part.text.split(/(\n+)/).map((text, position) => (position % 2 === 0 ? { ...part, text } : { text }))
}

/** Whether parts look alike and lead to the same place. */
function looksLike(a: ProsePart, b: ProsePart): boolean {
  return a.bold === b.bold && canonicalJson(a.to ?? null) === canonicalJson(b.to ?? null)
}
