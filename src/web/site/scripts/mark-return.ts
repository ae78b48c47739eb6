/** Who loads a page again or comes back to it shall see the lines that were read: not every browser keeps more of them than their height, so that all above them needs its full size. */
export function markReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  document.documentElement.toggleAttribute('data-returning', visit?.type === 'reload' || visit?.type === 'back_forward')
}
