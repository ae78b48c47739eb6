import type { DocumentShape } from '#src/contract/document-shape.ts'
import type { ArticleBlock, Prose, ProsePart } from '#src/contract/generated/types.ts'
import { partsOf, proseOf } from '#src/contract/prose.ts'

/** A paragraph, a heading or an entry of a list. */
export interface ProseLine {
  kind: 'paragraph' | 'heading' | 'entry'
  parts: readonly ProsePart[]
}

/** What a field that a dataset has as Portable Text is in content, and how it is read from lines and written in them. */
export interface ProseField {
  kinds: readonly ProseLine['kind'][]
  linesOf: (part: unknown) => ProseLine[]
  /** Undefined where the lines say nothing: the field is missing. */
  partOf: (lines: readonly ProseLine[]) => unknown
}

/** A text: one line for each of its own, without empty ones around it. */
const TEXT: ProseField = {
  kinds: ['paragraph'],
  linesOf: part => splitAtBreaks(partsOf(part as Prose)).map(paragraph),
  partOf: lines => {
    const filled = lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
    return filled.length === 0 ? undefined : proseOf(joinedByBreaks(filled))
  },
}

/** Texts: one line for each. */
const TEXTS: ProseField = {
  kinds: ['paragraph'],
  linesOf: part => (part as Prose[]).map(text => paragraph(partsOf(text))),
  partOf: lines => lines.filter(isFilled).map(({ parts }) => proseOf(parts)),
}

/** An article: one line for each heading, paragraph and entry; neighbouring entries are a list. */
const ARTICLE: ProseField = {
  kinds: ['paragraph', 'heading', 'entry'],
  linesOf: part =>
    (part as ArticleBlock[]).flatMap(block =>
      block.kind === 'list'
        ? block.entries.map((entry): ProseLine => ({ kind: 'entry', parts: partsOf(entry) }))
        : [{ kind: block.kind, parts: partsOf(block.text) }],
    ),
  partOf: lines => {
    const article: ArticleBlock[] = []
    for (const { kind, parts } of lines.filter(isFilled)) {
      const text = proseOf(parts)
      const last = article.at(-1)
      if (kind !== 'entry') article.push({ kind, text })
      else if (last?.kind === 'list') last.entries.push(text)
      else article.push({ kind: 'list', entries: [text] })
    }
    return article
  },
}

/** The field of a shape; null for what a dataset has as content does. */
export function proseFieldOf(shape: DocumentShape | undefined): ProseField | null {
  if (typeof shape !== 'object') return null
  if ('prose' in shape) return TEXT
  if (!('list' in shape)) return null
  if (shape.article === true) return ARTICLE
  return typeof shape.list === 'object' && 'prose' in shape.list ? TEXTS : null
}

function paragraph(parts: readonly ProsePart[]): ProseLine {
  return { kind: 'paragraph', parts }
}

function isFilled({ parts }: ProseLine): boolean {
  return proseOf(parts) !== ''
}

function splitAtBreaks(parts: readonly ProsePart[]): ProsePart[][] {
  const lines: ProsePart[][] = [[]]
  for (const part of parts) {
    const [first = '', ...further] = part.text.split('\n')
    lines.at(-1)?.push({ ...part, text: first })
    for (const text of further) lines.push([{ ...part, text }])
  }
  return lines.map(line => partsOf(proseOf(line)))
}

function joinedByBreaks(lines: readonly ProseLine[]): ProsePart[] {
  return lines.flatMap(({ parts }, position) => (position === 0 ? parts : [{ text: '\n' }, ...parts]))
}
