import type { Browser } from '@playwright/test'

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
