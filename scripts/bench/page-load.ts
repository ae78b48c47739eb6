import type { Browser, BrowserContextOptions } from '@playwright/test'

/** Metrics of a page load, in milliseconds; CLS has no unit. */
export interface PageLoad {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** A device and its network, with applied (not simulated) throttling at the figures of Lighthouse's two profiles. */
export interface Profile {
  context: BrowserContextOptions
  /** CPU slowdown factor relative to this machine. */
  cpuSlowdown: number
  latencyMs: number
  megabitsPerSecond: number
}

/** A task that keeps the page from answering longer than this counts as blocking (web.dev, "Total Blocking Time"). */
const LONG_TASK_MS = 50

/** Waiting time for lazily loaded parts. */
const QUIET_MS = 2500

/** Loads a page with an empty cache. */
export async function loadPage(
  browser: Browser,
  url: string,
  { context: device, cpuSlowdown, latencyMs, megabitsPerSecond }: Profile,
): Promise<PageLoad> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = (megabitsPerSecond * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as [start: number, length: number][] }
    Object.assign(window, { seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
    watch('layout-shift', entry => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const { fcp, seen } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    seen: (window as unknown as { seen: { lcp: number; cls: number; tasks: [number, number][] } }).seen,
  }))
  await context.close()
  const tbt = seen.tasks.filter(([start]) => start >= fcp).reduce((sum, [, length]) => sum + Math.max(0, length - LONG_TASK_MS), 0)
  return { fcp, lcp: seen.lcp, tbt, cls: seen.cls }
}
