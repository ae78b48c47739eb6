import type { Browser } from '@playwright/test'
import { openAdmin } from './admin-table.ts'
import { median } from './measure.ts'

const RUNS = 7

/** What the view of a day shows once everything of it is there: its visits, what waits, and what the week is worth. */
const PARTS = ['.today-day li', '.waiting-requests li', '.week-values']

/** Measures the median time from a tap on Today until all of it is painted, on a phone whose processor is four times slower than this machine's. */
export async function adminToday(browser: Browser, origin: string, token: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openAdmin(page, `${origin}/#/admin/requests`, token)
  await page.locator('#admin [data-request]').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    times.push(await page.evaluate(tapToday, PARTS))
    await page.getByRole('link', { name: 'Requests' }).click()
    await page.locator('#admin .requests[aria-busy=false] [data-request]').first().waitFor()
    await page.waitForTimeout(1500)
  }
  await context.close()
  return median(times)
}

async function tapToday(parts: readonly string[]): Promise<number> {
  const began = performance.now()
  document.querySelector<HTMLElement>('#admin nav a[href="#/admin/today"]')?.click()
  while (parts.some(part => document.querySelector(part) === null)) await new Promise(resolve => setTimeout(resolve))
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - began
}
