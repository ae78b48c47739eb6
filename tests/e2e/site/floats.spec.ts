import { expect, test } from '../../support/browser/site.ts'
import { settled } from '../../support/browser/settled.ts'
import { AGAIN } from '../../support/browser/again.ts'

const WIDTHS = [360, 768, 1024, 1280, 1920]

test(
  'the switch of layouts and the way back to the top cover no price, link, button or field, at any width and height of the page',
  AGAIN,
  async ({ page }) => {
    await page.goto('/?layout=desktop')
    await settled(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, 400))
      await expect(page.locator('.up')).toBeVisible()
      const { covered, seen } = await page.evaluate(async () => {
        const covered: string[] = []
        let seen = 0
        const floats = [...document.querySelectorAll('.float')]
        for (let top = 400; top < document.documentElement.scrollHeight; top += 120) {
          scrollTo(0, top)
          await new Promise(requestAnimationFrame)
          const places = floats.map(float => float.getBoundingClientRect())
          for (const element of document.querySelectorAll('main :is(a, button, summary, label, input, select, textarea, td, .price), .end a')) {
            if (floats.includes(element) || !element.checkVisibility({ visibilityProperty: true })) continue
            seen++
            const { left, right, top: upper, bottom } = element.getBoundingClientRect()
            if (places.some(place => left < place.right && right > place.left && upper < place.bottom && bottom > place.top))
              covered.push(`${innerWidth} px, ${scrollY}: ${element.tagName} ${element.textContent.slice(0, 30)}`)
          }
        }
        return { covered, seen }
      })
      expect(seen).toBeGreaterThan(1000)
      expect(covered).toEqual([])
    }
  },
)
