import { whenIdle } from './when-idle.ts'

/** Keeps the place when the visitor switches layouts: same address, and a cookie for the server. Without cookies, the link itself is followed. */
export function keepPlace(): void {
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-version]') : null
    if (!link || event.defaultPrevented || !document.cookie.includes(`layout=${link.dataset['version']}`)) return
    event.preventDefault()
    const section = sectionInSight()
    if (section) history.replaceState(null, '', `#${section.id}`)
    // A restored scroll position would be wrong in the other layout.
    history.scrollRestoration = 'manual'
    location.reload()
  })
  if (history.scrollRestoration === 'auto') return
  // Without scroll restoration, browsers do not scroll to the hash's target either.
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  whenIdle(() => {
    history.scrollRestoration = 'auto'
  })
}

/** Returns a section whose id both layouts have: the form's while visible, or the first of the shown view; null when the hash names the place. */
function sectionInSight(): Element | null {
  const form = 'section:has(#booking-form)'
  if (document.documentElement.hasAttribute('data-at-form')) return document.querySelector(form)
  const view = document.querySelector('.view:target')
  return view && (view.querySelector(form) ?? view.querySelector('section'))
}
