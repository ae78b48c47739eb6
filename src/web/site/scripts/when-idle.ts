/** Runs something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const request = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => request(run))
}
