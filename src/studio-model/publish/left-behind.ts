import { LAYOUTS } from '../documents/item-names.ts'
import { placeOf } from '../documents/place-of.ts'
import { valuesAround } from '../documents/values-around.ts'

type Layout = keyof typeof LAYOUTS

/** A text that one layout goes on saying after the other says it no more. */
export interface LeftBehind {
  readonly pointer: string
  readonly text: string
  /** The title of the layout that still says it. */
  readonly layout: (typeof LAYOUTS)[Layout]
  /** What the other layout says now where it said the text; null where it says nothing there any more. */
  readonly instead: string | null
}

/** Finds texts that both layouts of the pages said before a change, and only one says after it. */
export function leftBehind(before: unknown, after: unknown): LeftBehind[] {
  return (['desktop', 'mobile'] as const).flatMap(layout => {
    const other = layout === 'desktop' ? 'mobile' : 'desktop'
    const [was, otherIs] = [textsOf(before, layout), textsOf(after, other)].map(texts => new Set(texts.values()))
    const otherWas = new Map([...textsOf(before, other)].map(([pointer, text]) => [text, pointer]))
    const left = [...textsOf(after, layout)].flatMap(([pointer, text]) => {
      const otherAt = otherWas.get(text)
      return otherAt === undefined || !was?.has(text) || otherIs?.has(text) ? [] : { pointer, text, instead: textNow(otherAt, before, after) }
    })
    return left.map(text => ({ ...text, layout: LAYOUTS[layout] }))
  })
}

/** The text that a later version of the site has at a pointer into an earlier one; items of lists are matched by key. */
function textNow(pointer: string, before: unknown, after: unknown): string | null {
  const { path } = placeOf(before as object, 'Site', pointer)
  const [around] = valuesAround(after, path)
  const last = path.at(-1)
  if (last === undefined || typeof last === 'object') return null
  const now = (around as Record<PropertyKey, unknown> | undefined)?.[last]
  return typeof now === 'string' && now !== '' ? now : null
}

/** Texts of several words by their places: names of files and kinds have one. */
function textsOf(site: unknown, layout: Layout): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, pointer: string) => {
    if (typeof value === 'string' && value.trim().includes(' ')) found.set(pointer, value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) if (!name.startsWith('_')) walk(part, `${pointer}/${name}`)
  }
  walk((site as Record<string, unknown> | undefined)?.[layout], `/${layout}`)
  return found
}
