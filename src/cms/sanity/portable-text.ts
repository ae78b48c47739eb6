import type { ProsePart, Target } from '#src/contract/generated/types.ts'
import type { ProseLine } from './prose-lines.ts'

/** The style of headings; all else has Sanity's usual one. */
export const HEADING = 'h3'

/** Bold words, as Sanity's editor marks them. */
export const BOLD = 'strong'

/** The name of links among the marks of a block. */
export const LINK = 'link'

/** Converts where a link leads: to what a dataset has of it, or back. */
type ConvertTarget = (target: unknown) => unknown

/**
 * A line as a block of Portable Text. Its keys are positions: they need to differ within the field alone.
 * @see https://github.com/portabletext/portabletext
 */
export function blockOf({ kind, parts }: ProseLine, position: number, toStored: ConvertTarget): object {
  const spans = parts.map(({ text, bold, to }, at) => {
    const key = `${position}-${at}`
    return { key, text, bold: bold === true, link: to === undefined ? null : { _type: LINK, _key: `${key}-to`, to: toStored(to) } }
  })
  return {
    _type: 'block',
    _key: String(position),
    style: kind === 'heading' ? HEADING : 'normal',
    ...(kind === 'entry' && { listItem: 'bullet', level: 1 }),
    markDefs: spans.flatMap(({ link }) => link ?? []),
    children: spans.map(({ key, text, bold, link }) => ({
      _type: 'span',
      _key: key,
      text,
      marks: [...(bold ? [BOLD] : []), ...(link === null ? [] : [link._key])],
    })),
  }
}

/** Reads a line from a block, which may be anything; says what content has no place for. */
export function lineOf(block: unknown, fromStored: ConvertTarget): { ok: true; line: ProseLine } | { ok: false; problem: string } {
  if (!isBlock(block)) return refused('holds something that is no text: delete it')
  const { style = 'normal', listItem, level = 1, children = [], markDefs = [] } = block
  if (style !== 'normal' && style !== HEADING) return refused('is neither a paragraph nor a heading: make it one of them')
  if (listItem !== undefined && (listItem !== 'bullet' || level !== 1))
    return refused('is a list with numbers, or within another one: make it a plain list')
  const links = new Map(itemsOf(markDefs).flatMap(({ _type, _key, to }) => (_type === LINK ? [[_key, to] as const] : [])))
  const parts: ProsePart[] = []
  for (const { _type, text, marks = [] } of itemsOf(children)) {
    if (_type !== 'span' || typeof text !== 'string' || !Array.isArray(marks)) return refused('holds something that is no text: delete it')
    if (marks.some(mark => mark !== BOLD && !links.has(mark))) return refused('is neither bold nor a link: clear its formatting')
    const link: unknown = marks.find(mark => links.has(mark))
    parts.push({
      text,
      ...(marks.includes(BOLD) && { bold: true as const }),
      ...(link !== undefined && { to: fromStored(links.get(link) ?? {}) as Target }),
    })
  }
  return { ok: true, line: { kind: listItem !== undefined ? 'entry' : style === HEADING ? 'heading' : 'paragraph', parts } }
}

/** Whether a part of a dataset's document is a block of Portable Text. */
export function isBlock(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && '_type' in part && part._type === 'block'
}

/** The words of a field that is Portable Text, a line for each block; null for any other value. */
export function wordsOfBlocks(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isBlock)) return null
  return value.map(wordsOf).join('\n')
}

function wordsOf({ children = [] }: Record<string, unknown>): string {
  return itemsOf(children)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
}

/** The objects in what should be a list of them; anything else has no fields. */
function itemsOf(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) return [{}]
  return list.map((item: unknown) => (typeof item === 'object' && item !== null ? { ...item } : {}))
}

function refused(problem: string): { ok: false; problem: string } {
  return { ok: false, problem }
}
