/** Browsers select the target of the address only after the first paint; this selects it now. It stands in the page itself. */
export function selectView(): void {
  if (location.hash) location.replace(location.hash)
}

/** The address shows a view without script; this marks its links as current and brings them in sight, lets one view fade into the next, and keeps the skip link inside. */
export function showViews(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-current] a')
  const markCurrent = () => {
    for (const link of links) {
      if (document.getElementById(link.hash.slice(1))?.checkVisibility()) {
        link.setAttribute('aria-current', 'true')
        // A row that is wider than the screen shows it.
        link.closest('ul')?.scrollTo(link.offsetLeft - 64, 0)
      } else link.removeAttribute('aria-current')
    }
  }
  markCurrent()
  addEventListener('hashchange', markCurrent)
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (!link) return
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
