/** Closes the navigation's menus, which open by themselves: on a click outside, on a choice, on Escape, and when the focus moves away. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.top details')) {
    const part = menu.parentElement
    const close = () => (menu.open = false)
    // Before this script was there, a choice left its menu open.
    if (location.hash && part?.querySelector(`[href="${CSS.escape(location.hash)}"]`)) close()
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && (!part?.contains(target) || target.closest('a'))) close()
    })
    part?.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !part.contains(relatedTarget)) close()
    })
    part?.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !menu.open) return
      event.stopPropagation()
      close()
      menu.querySelector('summary')?.focus()
    })
  }
}
