import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** Who has set their browser to twice the usual size of text reads and books as everybody does (WCAG 2.2, 1.4.4 and 1.4.10). */

test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
})

const PATHS = ['/', '/rv-detailing', '/privacy']

for (const [screen, options] of [
  ['desk', { viewport: { width: 1280, height: 800 } }],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${screen}`, again(screen), () => {
    test.use({ ...options })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(layout => localStorage.setItem('versionSelected', layout), screen === 'phone' ? 'mobile' : 'desktop')
    })

    for (const path of PATHS) {
      test(`no page is wider than the screen, and no word of a title is broken: ${path}`, async ({ page }) => {
        await page.goto(path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await brokenWords(page)).toEqual([])
      })
    }

    test('the form shows its price and its button whole', async ({ page }) => {
      const booking = new BookingPage(page)
      await booking.open(`/?package=car-gold-shine&size=mid#${screen === 'phone' ? 'view-contact' : 'appointments'}`)
      await expect(booking.estimate).toContainText('$350')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      for (const part of [booking.estimate.locator('strong'), booking.form.locator('button[type=submit]')]) {
        const box = await part.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      }
    })
  })
}

/** Words of the visible titles that begin on one line and end on the next. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(':is(h1, h2):visible').evaluateAll(titles =>
    titles.flatMap(title => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
