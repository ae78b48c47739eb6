import type { Browser } from '@playwright/test'

/** Measures the time from the first touch to the hydrated form, in ms, after the browser has prefetched it. */
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
