import { idAround } from '../request/request-element.ts'

/** Where an owner is on a page: how far down, and which control has the focus. */
export interface Place {
  top: number
  focus: FocusMark | null
}

/** A control, as it is found again when the page was built anew: by what it is called, and the request that it belongs to. */
interface FocusMark {
  of: string | undefined
  name: string
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

function nameOf(element: Element): string {
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
  return element.getAttribute('aria-label') ?? (label ?? element).textContent
}

/** The mark of the control that an element is, or is in; null where it is in none. */
export function markOf(element: Element | null): FocusMark | null {
  const control = element?.closest(FOCUSABLE) ?? null
  return control && { of: idAround(control), name: nameOf(control) }
}

/** Finds a control again, in the dialog that is open, if one is. */
function markedBy({ of, name }: FocusMark): HTMLElement | undefined {
  const page = [...document.querySelectorAll('#admin dialog[open]')].at(-1) ?? document.querySelector('#admin')
  const found = [...(page?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  return found.find(each => nameOf(each) === name && idAround(each) === of)
}

/** Goes to a place as far as the page reaches by now; whether that is all the way. */
export function goTo({ top, focus }: Place): boolean {
  scrollTo({ top })
  if (Math.abs(scrollY - top) > 1) return false
  if (focus !== null) markedBy(focus)?.focus({ preventScroll: true })
  return true
}
