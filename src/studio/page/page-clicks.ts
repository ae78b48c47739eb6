import type { PagePlace } from '../../contract/generated/types.ts'
import { clickedPlace, type FieldPlace } from '../../studio-model/page/clicked-place.ts'
import { ADDED } from '../../studio-model/page/framed-html.ts'
import { showPart } from './page-view.ts'

interface PageClicks {
  readonly isPage: (path: string) => boolean
  readonly onFollow: (path: string, part: string) => void
  readonly onOpen: (place: FieldPlace) => void
}

/** Has a page's links lead on in the draft, and every other click name its field. */
export function hearClicks(page: Document, places: readonly PagePlace[], { isPage, onFollow, onOpen }: PageClicks): void {
  const byElement = placesByElement(page, places)
  page.addEventListener('click', event => {
    const { target } = event
    if (!isElement(target)) return
    // Details open as they do on the site.
    if (target.closest('summary') === null) event.preventDefault()
    const [path, part = ''] = target.closest('a[href]')?.getAttribute('href')?.split('#') ?? []
    if (path === '') return showPart(page, part)
    if (path !== undefined && isPage(path)) return onFollow(path, part)
    const place = clickedPlace(byElement.get(target) ?? [], placesAround(target, byElement))
    if (place !== null) onOpen(place)
  })
}

type PlacesByElement = ReadonlyMap<Element, readonly FieldPlace[]>

function placesByElement(page: Document, places: readonly PagePlace[]): PlacesByElement {
  const elements = [...page.querySelectorAll('*')].filter(element => !element.hasAttribute(ADDED))
  return Map.groupBy(
    places.filter(({ element }) => element < elements.length),
    ({ element }) => elements[element] ?? page.body,
  )
}

function* placesAround(clicked: Element, byElement: PlacesByElement): Generator<FieldPlace[]> {
  for (let around: Element | null = clicked; around !== null; around = around.parentElement) {
    const outer = around
    yield [...byElement].flatMap(([element, places]) => (outer.contains(element) ? places : []))
  }
}

/** Whether it is an element, of whichever window. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
