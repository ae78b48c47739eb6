import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const CONTRAST = 'color-contrast'

/** Looks at the page, or at the part of it that changed, at every width. Colours are the same at each of them, so both colour schemes are looked at once. */
export async function expectAccessible(page: Page, widths: readonly number[], part = 'body'): Promise<void> {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await setScheme(page, 'light')
    await uncover(page)
    const look = new AxeBuilder({ page }).include(part).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    await expectNone(at === 0 ? look : look.disableRules(CONTRAST), `light, ${width} px`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px scrolls sideways`).toBeLessThanOrEqual(width)
    if (at > 0) continue
    await setScheme(page, 'dark')
    await expectNone(new AxeBuilder({ page }).include(part).withRules(CONTRAST), `dark, ${width} px`)
  }
}

/** With motion, colours would fade into one another. */
async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** What waits with its layout has no size yet, and what is under the docked bars can be scrolled away from there. */
async function uncover(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible'
    for (const docked of document.querySelectorAll<HTMLElement>('.conclusion, .tabs, .top')) docked.style.position = 'static'
  })
}

async function expectNone(look: AxeBuilder, where: string): Promise<void> {
  const { violations } = await look.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, where).toEqual([])
}
