import type { Browser, BrowserContextOptions } from '@playwright/test'
import { ADMIN } from './servers.ts'

/** How much slower than this machine's the processor is. */
const SLOWDOWN = 4

/** The list of requests, at an address that earlier versions know too: `#/admin` alone opens Today on a phone. */
const LIST = '#/admin?sort=appointment_date+desc'

/** Times from Login until something is painted, in ms. */
export interface SignInTimes {
  first: number
  /** Every row of the page. */
  all: number
  /** The last change of the page. */
  settled: number
}

/** Signs in on a new device with the list of requests as the page. */
export async function signInOnce(browser: Browser, origin: string, options: BrowserContextOptions): Promise<SignInTimes> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${origin}/${LIST}`, { waitUntil: 'networkidle' })
  await page.locator('input[name=username]').fill(ADMIN.username)
  await page.locator('input[name=current-password]').fill(ADMIN.password)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times = await page.evaluate(pressLogin)
  await context.close()
  return times
}

async function pressLogin(): Promise<SignInTimes> {
  /** Rows on a page, and how long nothing changes until the screen counts as settled. */
  const [length, quietMs] = [50, 1000]
  const began = performance.now()
  const times = { first: 0, all: 0, settled: 0 }
  return new Promise(resolve => {
    let timer = 0
    new MutationObserver(() => {
      const rows = document.querySelectorAll('.request-table tbody tr, .request-cards > li').length
      requestAnimationFrame(() =>
        setTimeout(() => {
          const ms = performance.now() - began
          times.settled = ms
          if (rows > 0) times.first ||= ms
          if (rows >= length) times.all ||= ms
        }),
      )
      clearTimeout(timer)
      if (rows >= length) timer = window.setTimeout(() => resolve(times), quietMs)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    document.querySelector<HTMLElement>('#admin form button[type=submit]')?.click()
  })
}
