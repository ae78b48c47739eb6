import type { Browser, CDPSession, Page } from '@playwright/test'
import { atMost, type Figure, median } from './measure.ts'

const KEYS = 'Alexandra Featherstonehaugh of Boise'

/** Each visit is measured beside a bare field, since a machine's speed varies. */
const VISITS = 5

/** Opens a page and focuses a field. */
export type OpenField = (page: Page) => Promise<void>

/** Measures a key's main-thread time beyond that in a bare field, on a four times slower processor: the median and the 95th percentile. */
export async function benchKeys(name: string, browser: Browser, openField: OpenField): Promise<Figure[]> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const bare = median(await keyTimes(browser, openBare))
    const ours = await keyTimes(browser, openField)
    times.push(...ours.map(time => time - bare))
  }
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return [
    { name: `${name}: work for one key beyond a bare field, at 4x slowdown`, ...atMost(median(times), 16, 'ms') },
    { name: `${name}: the same, 19 of 20 keys`, value: Number(p95.toFixed(1)), unit: 'ms', aim: '', holds: true },
  ]
}

async function openBare(page: Page): Promise<void> {
  await page.setContent('<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><input>')
  await page.locator('input').click()
}

/** Measures the main thread's time for every key, in ms, without the cost of measuring. */
async function keyTimes(browser: Browser, openField: OpenField): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openField(page)
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const idle: number[] = []
  for (const _ of KEYS) idle.push(await workDuring(page, session, async () => {}))
  // At typing speed, so that work debounced until typing stops is not counted.
  const busy: number[] = []
  for (const key of KEYS) busy.push(await workDuring(page, session, () => page.keyboard.press(key)))
  await context.close()
  return busy.map(time => time - median(idle))
}

async function workDuring(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskTime(session)
  await act()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  return (await taskTime(session)) - before
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
