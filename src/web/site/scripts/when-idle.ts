/** Runs a function once the page has loaded and the browser is idle; works after the load event too. */
export function whenIdle(run: () => void): void {
  const request = window.requestIdleCallback ?? setTimeout
  if (document.readyState === 'complete') request(run)
  else addEventListener('load', () => request(run))
}
