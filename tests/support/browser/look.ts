import { mkdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

const FOLDER = '.cache/pictures'

const OPEN_DIALOG = 'dialog[open]'

/** `npm run pictures` takes them. */
export const takesPictures = process.env['PICTURES'] !== undefined

/**
 * Checks what a machine can see of a screen: that it fits each width, that everybody can use it (of open dialogs alone, where there are any), that no
 * kind is unknown and no picture missing. `npm run pictures` takes pictures instead, into .cache/pictures, for people to look at.
 */
export async function look(page: Page, name: string, widths: readonly number[], part = OPEN_DIALOG): Promise<void> {
  if (takesPictures) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 800 : 900 })
      await takePictures(page, `${name}-${width}`)
    }
    return
  }
  const shown = part !== OPEN_DIALOG || (await page.locator(OPEN_DIALOG).count()) > 0 ? part : 'body'
  await test.step(name, () => expectAccessible(page, widths, shown))
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
