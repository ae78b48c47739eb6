import { mkdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const FOLDER = '.cache/looks'
const SCHEMES = ['light', 'dark'] as const

/** Takes pictures of the page into .cache/looks, for people to look at. What a machine can see is checked on the way. */
export async function look(page: Page, name: string, widths: readonly number[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 800 : 900 })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
  await expect(page.locator('[data-unknown-kind]')).toHaveCount(0)
  expect(await page.evaluate(() => [...document.images].filter(image => image.complete && image.naturalWidth === 0).map(({ src }) => src))).toEqual(
    [],
  )
}
