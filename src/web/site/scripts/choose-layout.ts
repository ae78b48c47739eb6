/**
 * Before paint: the admin's address hides the site; the visitor's layout is chosen by the full rule (specification, section 1), which the server can
 * only guess. When it guessed wrong, the cookie tells it and the page is loaded once more.
 */
export function chooseLayout(shown: string): void {
  const root = document.documentElement
  const markAdmin = () => root.toggleAttribute('data-admin', /^#\/admin\b/.test(location.hash))
  markAdmin()
  addEventListener('hashchange', markAdmin)
  try {
    const stored = localStorage
    const isHandheld = /android|iphone|ipad|ipod|mobile|tablet|silk|kindle|blackberry|opera mini/i.test(navigator.userAgent)
    const isMobile = isHandheld || (innerWidth <= 768 && navigator.maxTouchPoints > 0)
    const decide = () => {
      const prefersMobile = stored.getItem('preferMobileVersion') === 'true' || isMobile
      return stored.getItem('forceDesktopVersion') !== 'true' && prefersMobile ? 'mobile' : 'desktop'
    }
    const keep = (layout: string) => {
      root.toggleAttribute('data-first-visit', isMobile && !stored.getItem('versionSelected'))
      if (layout === 'mobile') stored.setItem('preferMobileVersion', 'true')
      document.cookie = `layout=${layout};path=/;max-age=31536000;samesite=lax`
    }
    const prefer = (layout: string) => {
      const [on, off] = layout === 'desktop' ? ['forceDesktopVersion', 'preferMobileVersion'] : ['preferMobileVersion', 'forceDesktopVersion']
      stored.setItem(on, 'true')
      stored.removeItem(off)
      stored.setItem('versionSelected', layout)
      keep(decide())
    }
    addEventListener('click', ({ target }) => {
      const choice = target instanceof Element ? target.closest<HTMLElement>('[data-version]')?.dataset['version'] : undefined
      if (choice) prefer(choice)
    })

    const asked = /[?#&]layout=(\w+)/.exec(location.href)
    if (asked?.[1] === shown) {
      prefer(shown)
      history.replaceState(null, '', location.href.replace(asked[0], ''))
    }

    const layout = decide()
    if (layout === shown) {
      // Writing and the chooser take time, which the first paint has better use for.
      setTimeout(() => {
        keep(layout)
        sessionStorage.removeItem('layoutTried')
      })
      return
    }
    keep(layout)
    // Browsers write a cookie in their own time: looking at it waits for that, and the next request carries it. Without cookies, the guess stays.
    if (sessionStorage.getItem('layoutTried') !== layout && document.cookie.includes(`layout=${layout}`)) {
      sessionStorage.setItem('layoutTried', layout)
      root.hidden = true
      location.reload()
    }
  } catch {
    // Storage is switched off: the server's guess stays.
  }
}
