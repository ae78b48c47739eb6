import type { PagePlace } from '#src/contract/generated/types.ts'

/** A field of a document, or a part of it that holds several. */
export type FieldPlace = Pick<PagePlace, 'document' | 'pointer'>

/** Places that a click never means while another is near: wording that all pages share, and questions, whose options stand in price tables. */
const BESIDE = /^(?:messages\/|site\/wording\/|[^/]*\/inputs\/)/

/** Packages and add-ons: a click on a question's option in their price table leads to them. */
const ITEM = /^\/(?:packages|addonGroups)\//

/**
 * The place that a click means: the text that was clicked, else what the nearest part of the page around it is about. `around` has the places in each
 * element from the clicked one on, outwards.
 */
export function clickedPlace(clicked: readonly FieldPlace[], around: Iterable<readonly FieldPlace[]>): FieldPlace | null {
  const [text] = clicked
  if (text !== undefined && !isBeside(text)) return { document: text.document, pointer: text.pointer }
  for (const places of around) {
    const meant = places.filter(place => !isBeside(place))
    const [first] = meant
    if (first === undefined) continue
    const place = commonPlace(first, meant)
    return text === undefined || ITEM.test(place.pointer) ? place : { document: text.document, pointer: text.pointer }
  }
  return text === undefined ? null : { document: text.document, pointer: text.pointer }
}

function isBeside({ document, pointer }: FieldPlace): boolean {
  return BESIDE.test(document + pointer)
}

/** What the places in the first one's document are about: an item that names another one is still itself. */
function commonPlace({ document }: FieldPlace, places: readonly FieldPlace[]): FieldPlace {
  const pointers = places.filter(place => place.document === document).map(({ pointer }) => pointer)
  const items = [...Map.groupBy(pointers, itemOf).values()]
  const main = items.find(({ length }) => length > pointers.length / 2) ?? pointers
  const [steps = [], ...others] = main.map(pointer => pointer.split('/'))
  const end = steps.findIndex((step, position) => others.some(other => other[position] !== step))
  return { document, pointer: steps.slice(0, end === -1 ? steps.length : end).join('/') }
}

/** The first item of a list that a pointer leads through. */
function itemOf(pointer: string): string {
  return /^.*?\/\d+(?=\/|$)/.exec(pointer)?.[0] ?? pointer
}
