/** Enhances the views, which :target shows without script: marks and reveals current links, cross-fades, keeps the skip link inside. */
export function showViews(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-current] a')
  const markCurrent = () => {
    for (const link of links) {
      if (document.getElementById(link.hash.slice(1))?.checkVisibility()) {
        link.setAttribute('aria-current', 'true')
        // Scroll the row, which may be wider than the screen, to the link.
        link.closest('ul')?.scrollTo(link.offsetLeft - 64, 0)
      } else link.removeAttribute('aria-current')
    }
  }
  markCurrent()
  addEventListener('hashchange', markCurrent)
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    // A form leads to its fields itself.
    if (!link || event.defaultPrevented) return
    if (link.hash === '#main') {
      event.preventDefault()
      const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(candidate => candidate.checkVisibility())
      if (heading) heading.tabIndex = -1
      heading?.focus()
    } else if ('startViewTransition' in document && link.hash !== location.hash && !matchMedia('(prefers-reduced-motion:reduce)').matches) {
      event.preventDefault()
      document.startViewTransition(() => {
        location.hash = link.hash
      })
    }
  })
}
