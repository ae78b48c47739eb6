import type { Page } from '@playwright/test'

/** Waits until a page changes no more by itself: its late styles are there, and what it does once the browser is idle is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null))
  await page.evaluate(
    () => new Promise(resolve => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), { timeout: 5000 })),
  )
}
