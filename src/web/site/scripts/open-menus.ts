/** Disclosures: a button opens its next sibling; a click outside, a choice, Escape, or moving the focus away closes it. */
export function openMenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[aria-controls]')) {
    const panel = button.nextElementSibling
    const show = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen))
    const isOpen = () => button.getAttribute('aria-expanded') === 'true'
    addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      if (button.contains(target)) show(!isOpen())
      else if (!panel?.contains(target) || target.closest('a')) show(false)
    })
    button.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !button.parentElement?.contains(relatedTarget)) show(false)
    })
    button.parentElement?.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      show(false)
      button.focus()
    })
  }
}
