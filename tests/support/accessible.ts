import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SCHEMES = ['light', 'dark'] as const

/** Looks at the page, or at the part of it that changed, in both colour schemes and at every width. */
export async function expectAccessible(page: Page, widths: readonly number[], part = 'body'): Promise<void> {
  for (const colorScheme of SCHEMES) {
    // Colours would fade into one another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // What waits with its layout has no size yet, and what is under the docked bars can be scrolled away from there.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible'
        for (const docked of document.querySelectorAll<HTMLElement>('.conclusion, .tabs, .top')) docked.style.position = 'static'
      })
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `${colorScheme}, ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px scrolls sideways`).toBeLessThanOrEqual(width)
    }
  }
}
