/** Runs something once the page has loaded, which it may have, and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const request = window.requestIdleCallback ?? setTimeout
  if (document.readyState === 'complete') request(run)
  else addEventListener('load', () => request(run))
}
