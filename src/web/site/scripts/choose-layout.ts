/**
 * Runs before paint. Hides the site under the admin's address, chooses the layout by the full rule (specification, section 1), which the server can
 * only guess, and stores what the visitor chooses. After a wrong guess it sets the cookie and reloads the page once.
 */
export function chooseLayout(shown: string, handheld: string, adminHash: string): void {
  const root = document.documentElement
  const markAdmin = () => root.toggleAttribute('data-admin', !!location.hash.match(adminHash))
  markAdmin()
  addEventListener('hashchange', markAdmin)
  root.toggleAttribute('data-hash', location.hash !== '')
  try {
    const stored = localStorage
    const terms = 'path=/;max-age=31536000;samesite=lax'
    const prefer = (layout: string) => {
      const isDesktop = layout === 'desktop'
      stored.setItem(isDesktop ? 'forceDesktopVersion' : 'preferMobileVersion', 'true')
      stored.removeItem(isDesktop ? 'preferMobileVersion' : 'forceDesktopVersion')
      stored.setItem('versionSelected', layout)
      document.cookie = `layout=${layout};${terms}`
      root.removeAttribute('data-first-visit')
    }
    addEventListener('click', event => {
      const { target } = event
      const layout = target instanceof Element && target.closest<HTMLElement>('[data-version]')?.dataset['version']
      if (!layout) return
      prefer(layout)
      // Nothing to load: the chooser's answer is what is shown.
      if (layout === shown) event.preventDefault()
    })
    // The server redirects a link with ?layout= to this hash, so that the choice is stored here too.
    const asked = `#layout=${shown}`
    if (location.hash === asked) {
      prefer(shown)
      history.replaceState(null, '', location.href.replace(asked, ''))
      return
    }
    const isHandheld = RegExp(handheld, 'i').test(navigator.userAgent)
    const isMobile = isHandheld || (navigator.maxTouchPoints > 0 && innerWidth <= 768)
    const prefersMobile = stored['preferMobileVersion'] === 'true' || isMobile
    const layout = stored['forceDesktopVersion'] !== 'true' && prefersMobile ? 'mobile' : 'desktop'
    const keep = () => {
      root.toggleAttribute('data-first-visit', isMobile && !stored['versionSelected'])
      if (layout === 'mobile') stored.setItem('preferMobileVersion', 'true')
      document.cookie = `layout=${layout};${terms}`
    }
    if (layout === shown) {
      // Storing the choice and showing the chooser must not delay the first paint.
      const afterPaint = () => {
        keep()
        sessionStorage.removeItem('layoutTried')
      }
      addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(afterPaint)))
      return
    }
    keep()
    // Browsers may write cookies asynchronously; reading waits for it, so the next request carries the cookie. Without cookies, the guess stays.
    if (sessionStorage.getItem('layoutTried') !== layout && document.cookie.includes(`layout=${layout}`)) {
      sessionStorage.setItem('layoutTried', layout)
      root.hidden = true
      location.reload()
    }
  } catch {
    // Storage is unavailable: the server's guess stays.
  }
}
