/** Milliseconds after which a function runs also on a page that is never idle. */
const LATEST = { timeout: 5000 }

/** Runs a function once the page has loaded and the browser is idle; works after the load event too. */
export function whenIdle(run: () => void): void {
  const request = () => void (window.requestIdleCallback?.(run, LATEST) ?? setTimeout(run))
  if (document.readyState === 'complete') request()
  else addEventListener('load', request)
}
