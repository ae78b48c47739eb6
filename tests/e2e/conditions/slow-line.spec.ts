import { MOTION } from '../../support/browser/motion.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { settled } from '../../support/browser/settled.ts'
import { expect, test } from '../../support/browser/site.ts'
import { slowLineTo } from '../../support/browser/slow-line.ts'
import { AGAIN, again } from '../../support/browser/again.ts'

test.use(MOTION)

const DEVICES = [
  { name: 'desk', options: { viewport: { width: 1350, height: 940 } } },
  { name: 'small desk', options: { viewport: { width: 1000, height: 640 } } },
  { name: 'phone', options: PHONE },
] as const

/** What moved, by its element and how far (Layout Instability; one that a visitor caused does not count). */
declare global {
  interface Window {
    moved: string[]
  }
}

for (const { name, options } of DEVICES) {
  test.describe(`a page that arrives piece by piece, on a ${name}`, again(name), () => {
    test.use(options)

    for (const path of ['/', '/rv-detailing']) {
      test(`${path} never moves what a visitor has begun to read`, path === '/' ? {} : AGAIN, async ({ page, site }) => {
        const line = await slowLineTo(site.origin)
        await page.addInitScript(() => {
          window.moved = []
          new PerformanceObserver(list => {
            for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
              window.moved.push(...entry.sources.map(({ node }) => `${node?.nodeName ?? 'gone'} ${node?.textContent?.slice(0, 40) ?? ''}`))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(line.origin + path)
        await settled(page)
        expect(await page.evaluate(() => window.moved)).toEqual([])
        line.stop()
      })
    }
  })
}

for (const { name, options, path, isShownAtOnce } of [
  { name: 'a desk', options: DEVICES[0].options, path: '/', isShownAtOnce: true },
  { name: 'a phone', options: PHONE, path: '/', isShownAtOnce: true },
  { name: 'a phone with the address of another view', options: PHONE, path: '/#view-about', isShownAtOnce: false },
]) {
  test.describe(`while the layout's stylesheet is on its way, on ${name}`, again(name), () => {
    test.use(options)

    test('nothing is shown that is not styled yet, and the welcome waits for nothing', async ({ page }) => {
      let arrive = () => {}
      const arrival = new Promise<void>(resolve => (arrive = resolve))
      await page.route(/assets\/(desktop|mobile)-.*\.css$/, async route => {
        await arrival
        await route.continue()
      })
      const asked = page.waitForRequest(/assets\/(desktop|mobile)-.*\.css$/)
      const opened = page.goto(path)
      await asked
      const welcome = page.locator('.hero h1')
      await welcome.waitFor({ state: 'attached' })
      await expect(welcome).toBeVisible({ visible: isShownAtOnce })
      await expect(page.locator('main :is(.cards, .steps, .packages, .prose, footer)').filter({ visible: true })).toHaveCount(0)
      arrive()
      await opened
      await expect(page.locator(isShownAtOnce ? '.cards li' : '.prose').first()).toBeVisible()
    })
  })
}

test.describe('a reload on a phone', () => {
  test.use(PHONE)

  test('shows the lines that were read, from its first frame on', async ({ page, site }) => {
    const line = await slowLineTo(site.origin)
    await page.addInitScript(() => {
      window.moved = []
      const look = () => {
        const view = [...document.querySelectorAll('.view')].find(element => element.checkVisibility({ visibilityProperty: true }))
        const place = `${view?.id} ${Math.round(scrollY)}`
        if (view && window.moved.at(-1) !== place) window.moved.push(place)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(`${line.origin}/#rv-services-page`)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.moved.at(-1))).toBe('view-services 1500')
    await page.reload()
    await settled(page)
    expect(await page.evaluate(() => window.moved)).toEqual(['view-services 1500'])
    line.stop()
  })
})
