/** Marks the control that opens a request, inside an element that names the request by its id (`data-request`). */
export const OPENER = { 'data-opens': '' } as const

/** Returns the id of the request whose row, card or block an element is in. */
export function idAround(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-request]')?.dataset['request']
}

/** Returns the control that opens the first request of the view; null where it shows none. */
export function firstOpener(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#admin [data-request] [data-opens]')
}

/** Returns the control that opens a request where the view shows it; null where it does not. */
export function openerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#admin [data-request="${CSS.escape(id)}"] [data-opens]`)
}
