import { mkdirSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

const FOLDER = '.cache/pictures'

/** `npm run pictures` takes them. */
export const takesPictures = process.env['PICTURES'] !== undefined

/** Checks what a machine can see of a screen, and takes pictures of it into .cache/pictures, for people to look at, where they are wanted. */
export async function look(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 })
    const screen = () => page.evaluate(() => document.documentElement.scrollWidth)
    // What is drawn anew at another width takes a frame.
    await expect.poll(screen, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width)
    if (takesPictures) await takePictures(page, `${name}-${width}`)
  }
  await expect(page.locator('[data-unknown-kind]')).toHaveCount(0)
  expect(await page.evaluate(() => [...document.images].filter(image => image.complete && image.naturalWidth === 0).map(({ src }) => src))).toEqual(
    [],
  )
}

/** Takes pictures of a page, or of a part of it, light and dark. */
export async function takePictures(page: Page, name: string, part: Page | Locator = page): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await part.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png` })
  }
}
