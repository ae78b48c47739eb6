import { LAYOUTS } from '../documents/item-names.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { LeftBehind } from './left-behind.ts'

type Layout = keyof typeof LAYOUTS

/** A section of a layout, and the pointer to it. */
interface PlacedSection {
  readonly section: Fields
  readonly pointer: string
}

/** The texts of a section that both layouts have, each in words of its own. */
const TEXTS = ['eyebrow', 'title', 'text'] as const

/** Finds texts that a change makes anew in a section of one layout, where the same section of the other has said something else all along, and stays. */
export function textsApart(before: unknown, after: unknown): LeftBehind[] {
  return (['desktop', 'mobile'] as const).flatMap(layout => {
    const other = layout === 'desktop' ? 'mobile' : 'desktop'
    const [own, otherWas, otherIs] = [sectionsOf(after, layout), sectionsOf(before, other), sectionsOf(after, other)]
    return [...sectionsOf(before, layout)].flatMap(([kind, was]) => {
      const [now, there, thereBefore] = [own.get(kind), otherIs.get(kind), otherWas.get(kind)]
      if (now === undefined || there === undefined || thereBefore === undefined) return []
      return TEXTS.flatMap((field): LeftBehind[] => {
        const [old, is] = [textAt(was.section, field), textAt(now.section, field)]
        const [text, textBefore] = [textAt(there.section, field), textAt(thereBefore.section, field)]
        if (old === is || is === undefined || text === undefined || text !== textBefore || text === is || text === old) return []
        return [{ pointer: `${there.pointer}/${field}`, text, layout: LAYOUTS[other], instead: is }]
      })
    })
  })
}

/** The sections of a layout by their kinds, of which it has one each. */
function sectionsOf(site: unknown, layout: Layout): Map<string, PlacedSection> {
  const own = fieldsOf(fieldsOf(site)[layout])
  const placed =
    layout === 'desktop'
      ? placedIn(own['sections'], '/desktop')
      : keyedList(own['views']).flatMap(({ item }, at) => placedIn(item['sections'], `/mobile/views/${at}`))
  const byKind = Map.groupBy(placed, ({ section }) => String(section['kind']))
  return new Map([...byKind].flatMap(([kind, [first, ...others]]) => (first === undefined || others.length > 0 ? [] : [[kind, first] as const])))
}

function placedIn(sections: unknown, pointer: string): PlacedSection[] {
  return keyedList(sections).map(({ item }, at) => ({ section: item, pointer: `${pointer}/sections/${at}` }))
}
