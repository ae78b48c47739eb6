import { whenIdle } from './when-idle.ts'

/** Who chooses the other version stays where they are: the address is kept, and the cookie tells the server. Without cookies, the link itself is followed. */
export function keepPlace(): void {
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-version]') : null
    if (!link || !document.cookie.includes(`layout=${link.dataset['version']}`)) return
    event.preventDefault()
    const section = sectionInSight()
    if (section) history.replaceState(null, '', `#${section.id}`)
    // Else the browser would return to a height that means nothing in the other version.
    history.scrollRestoration = 'manual'
    location.reload()
  })
  if (history.scrollRestoration === 'auto') return
  // Browsers that return to no height do not go to the target of the address either.
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  whenIdle(() => {
    history.scrollRestoration = 'auto'
  })
}

/** The section that both versions know by its id: the form's while it is in sight, or the first of the shown view; null where the address says it. */
function sectionInSight(): Element | null {
  const form = 'section:has(#booking-form)'
  if (document.documentElement.hasAttribute('data-at-form')) return document.querySelector(form)
  const view = document.querySelector('.view:target')
  return view && (view.querySelector(form) ?? view.querySelector('section'))
}
