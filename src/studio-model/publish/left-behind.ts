/** The layouts that may say the same in texts of their own. */
const LAYOUTS = { desktop: 'Desktop', mobile: 'Mobile' } as const
type Layout = keyof typeof LAYOUTS

/** A text that one layout goes on saying after the other says it no more. */
export interface LeftBehind {
  readonly pointer: string
  readonly text: string
  /** The title of the layout that still says it. */
  readonly layout: (typeof LAYOUTS)[Layout]
}

/** Finds texts that both layouts of the pages said before a change, and only one says after it. */
export function leftBehind(before: unknown, after: unknown): LeftBehind[] {
  return (['desktop', 'mobile'] as const).flatMap(layout => {
    const other = layout === 'desktop' ? 'mobile' : 'desktop'
    const [was, otherWas, otherIs] = [textsOf(before, layout), textsOf(before, other), textsOf(after, other)].map(texts => new Set(texts.values()))
    const isLeft = (text: string) => was?.has(text) === true && otherWas?.has(text) === true && otherIs?.has(text) === false
    const left = [...textsOf(after, layout)].filter(([, text]) => isLeft(text))
    return left.map(([pointer, text]) => ({ pointer, text, layout: LAYOUTS[layout] }))
  })
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
