import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { type ContentText, contentTexts } from '#src/cms/documents/content-text-places.ts'
import { picturesOf } from '#src/cms/documents/site-parts.ts'
import { namedMedia } from '#src/cms/media/named-media.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import type { PageAssets } from '#src/page/page-renderer.ts'

/** Characters for private use (U+E000, U+E001) around a number. */
const MARK = /\uE000(\d+)\uE001/g

/** Texts that are read, whatever they say; other single words may be ids, paths, days or colours, which must stay as they are. */
const WORDS: ReadonlySet<unknown> = new Set(['title', 'navTitle', 'formTitle', 'heading', 'label', 'question', 'text'])

/**
 * A copy of content whose texts end in marks, line by line, as do the names of its drawings and photographs, and the pointers that each mark stands for.
 * Equal texts of a document have one mark, since pages may show them once. A photograph is marked by its file, since pages may show it
 * without its text.
 * No visitor ever gets it.
 */
export function markedContent(content: Content): { marked: Content; pointers: string[][] } {
  const marked = structuredClone(content)
  const pointers: string[][] = []
  const marksOf = new Map<string, number>()
  /** The mark of what stands at a place: the same for what pages may show once. */
  const markFor = (what: readonly unknown[], pointer: string) => {
    const key = JSON.stringify(what)
    const mark = marksOf.get(key) ?? pointers.push([]) - 1
    marksOf.set(key, mark)
    pointers[mark]?.push(pointer)
    return markOf(mark)
  }
  for (const { path, text } of [...contentTexts(content)].filter(isRead)) {
    const mark = markFor(['text', path[0], path[0] === 'categories' && path[1], text], path.map(step => `/${step}`).join(''))
    setAt(marked, path, text.replaceAll(/\S$/gm, `$&${mark}`))
  }
  for (const { kind, name, pointer } of namedMedia(content)) {
    if (kind === 'illustrations') setAt(marked, tokensOf(pointer.text), name + markFor(['drawing', pointer.text], pointer.text))
  }
  for (const { image, placements, pointer } of picturesOf(content, new ContentPointer([]))) {
    const place = pointer.at('alt').text
    // Of pictures that can be enlarged, each file is shown once.
    const mark = markFor(['picture', placements.includes('whole') ? image.src : place], place)
    // Before the ending, which tells a drawing from a photograph.
    setAt(marked, tokensOf(pointer.at('src').text), image.src.replace(/(?=\.\w+$)/, mark))
  }
  return { marked, pointers }
}

/** The addresses of pictures whose names end in marks: they end in them too. */
export function markedAssets(assets: PageAssets): PageAssets {
  return {
    ...assets,
    picture: (image, placement) => {
      const sources = assets.picture({ ...image, src: image.src.replaceAll(MARK, '') }, placement)
      return { ...sources, src: sources.src + (image.src.match(MARK)?.join('') ?? '') }
    },
  }
}

function markOf(mark: number): string {
  return `\uE000${mark}\uE001`
}

/** The marks in a part of a page, each once. */
export function marksIn(html: string): number[] {
  return [...new Set([...html.matchAll(MARK)].map(([, mark]) => Number(mark)))]
}

function isRead({ text, shape, path }: ContentText): boolean {
  return path.at(-1) !== 'alt' && (shape !== 'line' || text.includes(' ') || WORDS.has(path.at(-1)))
}

function setAt(object: object, [step = '', ...rest]: readonly (string | number)[], text: string): void {
  if (rest.length === 0) Reflect.set(object, step, text)
  else setAt(Reflect.get(object, step) as object, rest, text)
}
