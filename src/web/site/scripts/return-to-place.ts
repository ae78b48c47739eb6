/** Restores the scroll position on back navigation. Browsers fail here: the view is not shown yet when they scroll. */
export function returnToPlace(): void {
  // Capture phase: before another listener changes the address.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && history.replaceState({ top: scrollY }, ''), true)
  addEventListener('popstate', ({ state }: { state: unknown }) => {
    if (typeof state !== 'object' || state === null || !('top' in state)) return
    const top = Number(state.top)
    requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
  })
}
