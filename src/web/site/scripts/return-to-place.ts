/** The way back leads to the height that was left. Browsers lose it here, since the view that they return to is not shown yet when they scroll. */
export function returnToPlace(): void {
  // Before any other listener changes the address.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && history.replaceState({ top: scrollY }, ''), true)
  addEventListener('popstate', ({ state }: { state: unknown }) => {
    if (typeof state !== 'object' || state === null || !('top' in state)) return
    const top = Number(state.top)
    requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
  })
}
