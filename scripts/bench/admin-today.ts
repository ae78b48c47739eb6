import type { Browser } from '@playwright/test'
import { openAdmin } from './admin-table.ts'
import { median, quietest } from './measure.ts'

const OPENINGS = 3
const RUNS = 5

/** Pause between taps: what the last one loaded has come. */
const LOOK_MS = 1500

/** What the view of a day shows: its visits, which fill the first screen, and below them what waits and what the week is worth. */
const VISITS = ['.today-day li']
const ALL = [...VISITS, '.waiting-requests li', '.week-values']

/** Median times from a tap on Today of the quietest opening, in ms. */
export interface TodayTimes {
  /** Until the visits of the day are painted. */
  visits: number
  /** Until everything is. */
  all: number
}

/** Measures Today on a phone whose processor is four times slower than this machine's. */
export async function adminToday(browser: Browser, origin: string, token: string): Promise<TodayTimes> {
  const [visits, all]: [number[][], number[][]] = [[], []]
  for (let opening = 0; opening < OPENINGS; opening++) {
    const taps = await tapsOn(browser, origin, token)
    visits.push(taps.visits)
    all.push(taps.all)
  }
  return { visits: median(quietest(visits)), all: median(quietest(all)) }
}

/** Opens the admin anew and taps Today, in turn until its visits and until all of it is painted. */
async function tapsOn(browser: Browser, origin: string, token: string): Promise<{ visits: number[]; all: number[] }> {
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
  return { visits, all }
}

async function tapToday(parts: readonly string[]): Promise<number> {
  const began = performance.now()
  document.querySelector<HTMLElement>('#admin nav a[href="#/admin/today"]')?.click()
  while (parts.some(part => document.querySelector(part) === null)) await new Promise(resolve => setTimeout(resolve))
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - began
}
