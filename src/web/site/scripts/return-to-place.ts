import type { Place } from './select-view.ts'

/**
 * Restores the scroll position on the way back within the page, at once. Browsers fail here: a phone's view is not shown yet when they scroll, and on a desktop
 * they scroll smoothly over the whole page, to the top of the section that the address names.
 */
export function returnToPlace(): void {
  // Capture phase: before another listener changes the address.
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && history.replaceState({ ...history.state, top: scrollY }, ''),
    true,
  )
  addEventListener('popstate', ({ state }: { state: unknown }) => {
    if (typeof state !== 'object' || state === null || !('top' in state)) return
    const top = Number(state.top)
    requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
  })
}

/** Notes, as a page is left, where its visitor was and what was open. */
export function notePlace(): void {
  // For select-view.ts: browsers drop a state that is replaced while a page is reloaded.
  addEventListener('pagehide', () => {
    const open = Array.from(document.querySelectorAll<HTMLDetailsElement>('article details'), details => details.open)
    const place: Place = { href: location.href, top: scrollY, open }
    try {
      sessionStorage.setItem('place', JSON.stringify(place))
    } catch {
      // Storage is unavailable.
    }
  })
}
