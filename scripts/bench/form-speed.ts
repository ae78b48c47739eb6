import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from './measure.ts'

const KEYS = 'Alexandra Featherstonehaugh of Boise'

/** Each beside a bare field, since a machine is not equally fast all the time. */
const VISITS = 5

/** From the first touch to the living form, in milliseconds, when the browser has had time to fetch it. */
export async function firstTouch(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'))
  await page.waitForTimeout(1000)
  const time = await page.evaluate(async () => {
    const island = document.getElementById('booking-form')
    const touched = performance.now()
    island?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    while (island?.querySelector('form')?.noValidate !== true) await new Promise(resolve => setTimeout(resolve))
    return performance.now() - touched
  })
  await context.close()
  return time
}

/** What a key costs the main thread beyond what it costs in a bare field, in milliseconds, on a processor four times slower: the median, and what 19 of 20 stay below. */
export async function keystroke(browser: Browser, origin: string, emptyOrigin: string): Promise<{ median: number; p95: number }> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const bare = await keyTimes(browser, `${emptyOrigin}/`, async page => {
      await page.evaluate(() => document.body.append(document.createElement('input')))
      await page.locator('input').click()
    })
    const ours = await keyTimes(browser, `${origin}/?package=car-gold-shine&size=mid#appointments`, page =>
      page.locator('#booking-form [name=name]').click(),
    )
    times.push(...ours.map(time => time - median(bare)))
  }
  times.sort((a, b) => a - b)
  return { median: median(times), p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN }
}

/** The main thread's work for every key, less what looking at it costs. */
async function keyTimes(browser: Browser, url: string, focusField: (page: Page) => Promise<void>): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await focusField(page)
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const idle: number[] = []
  const busy: number[] = []
  for (const key of KEYS) {
    idle.push(await workDuring(page, session, async () => {}))
    busy.push(await workDuring(page, session, () => page.keyboard.press(key)))
  }
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
