/**
 * Runs before paint. Hides the site under the admin's address, and chooses the layout by the full rule (specification, section 1), which the server
 * can only guess. After a wrong guess it sets the cookie and reloads the page once.
 */
export function chooseLayout(shown: string, handheld: string, adminHash: string): void {
  const root = document.documentElement
  const markAdmin = () => root.toggleAttribute('data-admin', !!location.hash.match(adminHash))
  markAdmin()
  addEventListener('hashchange', markAdmin)
  root.toggleAttribute('data-hash', location.hash !== '')
  // After a reload or back navigation the browser restores the scroll position, which needs the final layout (lay-out-whole.ts).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  root.toggleAttribute('data-whole', visit?.type !== 'navigate')
  // The address asks for this layout; prefer-version.ts remembers it.
  if (location.href.match(`[?#&]layout=${shown}`)) return
  try {
    const stored = localStorage
    const isHandheld = RegExp(handheld, 'i').test(navigator.userAgent)
    const isMobile = isHandheld || (navigator.maxTouchPoints > 0 && innerWidth <= 768)
    const prefersMobile = stored['preferMobileVersion'] === 'true' || isMobile
    const layout = stored['forceDesktopVersion'] !== 'true' && prefersMobile ? 'mobile' : 'desktop'
    const keep = () => {
      root.toggleAttribute('data-first-visit', isMobile && !stored['versionSelected'])
      if (layout === 'mobile') stored.setItem('preferMobileVersion', 'true')
      document.cookie = `layout=${layout};path=/;max-age=31536000;samesite=lax`
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
