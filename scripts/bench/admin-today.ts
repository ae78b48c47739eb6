import type { Browser } from '@playwright/test'
import { openAdmin } from './admin-table.ts'
import { median } from './measure.ts'

const RUNS = 7

/** Pause between taps: what the last one loaded has come. */
const LOOK_MS = 1500

/** What the view of a day shows: its visits, which fill the first screen, and below them what waits and what the week is worth. */
const VISITS = ['.today-day li']
const ALL = [...VISITS, '.waiting-requests li', '.week-values']

/** Median times from a tap on Today, in ms. */
export interface TodayTimes {
  /** Until the visits of the day are painted. */
  visits: number
  /** Until everything is. */
  all: number
}

/** Measures Today on a phone whose processor is four times slower than this machine's. */
export async function adminToday(browser: Browser, origin: string, token: string): Promise<TodayTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openAdmin(page, `${origin}/#/admin/requests`, token)
  await page.locator('#admin [data-request]').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const tap = async (parts: readonly string[]) => {
    const ms = await page.evaluate(tapToday, parts)
    await page.getByRole('link', { name: 'Requests' }).click()
    await page.locator('#admin .requests[aria-busy=false] [data-request]').first().waitFor()
    await page.waitForTimeout(LOOK_MS)
    return ms
  }
  const [visits, all]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    visits.push(await tap(VISITS))
    all.push(await tap(ALL))
  }
  await context.close()
  return { visits: median(visits), all: median(all) }
}

async function tapToday(parts: readonly string[]): Promise<number> {
  const began = performance.now()
  document.querySelector<HTMLElement>('#admin nav a[href="#/admin/today"]')?.click()
  while (parts.some(part => document.querySelector(part) === null)) await new Promise(resolve => setTimeout(resolve))
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - began
}
