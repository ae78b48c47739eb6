/** Where a visitor was when the page was left, kept in session storage as `place` (return-to-place.ts). */
export interface Place {
  href: string
  top: number
  /** Which details of its cards were open, in order. */
  open: boolean[]
}

/**
 * Inlined at the end of the mobile page, before its first paint: shows the view that the hash names, and scrolls to it or, after a reload and on the
 * way back from another page, to where the visitor was. Browsers set :target and scroll only later.
 */
export function selectView(): void {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const target = document.getElementById(location.hash.slice(1))
  target?.classList.add('target')
  addEventListener('load', () => target?.classList.remove('target'))
  root.removeAttribute('data-hash')
  if (visit?.type === 'navigate') return target?.scrollIntoView({ behavior: 'instant' })
  try {
    const { href, top, open } = JSON.parse(sessionStorage['place'] as string) as Place
    document.querySelectorAll<HTMLDetailsElement>('article details').forEach((details, index) => (details.open = !!open[index]))
    if (href === location.href) scrollTo({ top, behavior: 'instant' })
  } catch {
    // Nothing is kept, or storage is unavailable: the browser scrolls.
  }
}
