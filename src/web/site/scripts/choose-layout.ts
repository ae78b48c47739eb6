/**
 * Before paint: the admin's address hides the site; the visitor's layout is chosen by the full rule (specification, section 1), which the server can
 * only guess. When it guessed wrong, the cookie tells it and the page is loaded once more.
 */
export function chooseLayout(shown: string, handheld: string, adminHash: string): void {
  const root = document.documentElement
  const markAdmin = () => root.toggleAttribute('data-admin', !!location.hash.match(adminHash))
  markAdmin()
  addEventListener('hashchange', markAdmin)
  // A reload or the way back: the browser returns to a height, which means something only once everything above has its own (lay-out-whole.ts).
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  root.toggleAttribute('data-whole', visit?.type !== 'navigate')
  // Who asked for this layout gets it, and prefers it from now on (prefer-version.ts).
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
      // Writing and the chooser take time, which the first paint has better use for.
      const afterPaint = () => {
        keep()
        sessionStorage.removeItem('layoutTried')
      }
      addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(afterPaint)))
      return
    }
    keep()
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
