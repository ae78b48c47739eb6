import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { MOTION } from '../../support/browser/motion.ts'
import { expect, test } from '../../support/browser/site.ts'
import { addVideo } from '../../support/content/video-content.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** A hero with a video over its photograph. */
test.use({ business: { complete: addVideo } })

const video = (page: Page) => page.locator('.hero video')
const isPlaying = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)

/** The videos that a page asks for, as it asks. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/videos/')) asked.push(pathname)
  })
  return asked
}

/** Waits until what is loaded when the page is idle would have been. */
async function beIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => new Promise(resolve => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}

test.describe('for whoever does not ask for less motion', () => {
  test.use(MOTION)

  test('the video plays over its photograph, silent, once the page has loaded, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '', loadedAt: Infinity, videoAt: Infinity }
      Object.assign(window, { seen })
      addEventListener('load', () => (seen.loadedAt = performance.now()))
      const each = (type: string, look: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver(list => list.getEntries().forEach(look)).observe({ type, buffered: true })
      each('layout-shift', entry => (seen.shift += (entry as LayoutShift).value))
      each('largest-contentful-paint', entry => (seen.largest = (entry as PerformanceEntry & { element: Element | null }).element?.tagName ?? ''))
      each('resource', entry => {
        if (entry.name.includes('/videos/')) seen.videoAt = Math.min(seen.videoAt, entry.startTime)
      })
    })
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    await expect(video(page)).toHaveCSS('opacity', '1')
    expect(await video(page).evaluate((one: HTMLVideoElement) => [one.muted, one.loop, one.playsInline])).toEqual([true, true, true])
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number | string> }).seen)
    expect(Number(seen['videoAt'])).toBeGreaterThan(Number(seen['loadedAt']))
    expect(seen).toMatchObject({ shift: 0, largest: 'IMG' })
    const [still, moving] = await Promise.all(['.hero img', '.hero video'].map(one => page.locator(one).boundingBox()))
    expect(moving).toEqual(still)
    await expectAccessible(page, [360, 1280])
  })

  test('a button pauses the video by keyboard; the choice holds for the tab', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    const pause = page.getByRole('button', { name: 'Pause the video' })
    await pause.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isPlaying(page)).toBe(false)
    const play = page.getByRole('button', { name: 'Play the video' })
    await expect(play).toBeFocused()

    const asked = askedFor(page)
    await page.reload()
    await expect(play).toBeVisible()
    await beIdle(page)
    expect(asked).toEqual([])
    await play.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.reload()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  test('out of sight and in a hidden tab the video is paused', AGAIN, async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(page)).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isPlaying(page)).toBe(true)
    const hide = (isHidden: boolean) =>
      page.evaluate(hidden => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await expect.poll(() => isPlaying(page)).toBe(false)
    await hide(false)
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  test('a video that cannot be played leaves the photograph, and no button', async ({ page }) => {
    await page.route('**/videos/*', route => route.fulfill({ status: 200, contentType: 'video/webm', body: 'torn' }))
    const failed = page.waitForResponse(/\/videos\//)
    await page.goto('/')
    await failed
    await expect(page.locator('.hero').getByRole('img', { name: 'What stands still' })).toBeVisible()
    await expect(video(page)).toHaveCount(0)
    await expect(page.locator('.hero button')).toHaveCount(0)
  })

  for (const [who, connection] of [
    ['asks for less data', { saveData: true, effectiveType: '4g' }],
    ['has a slow line', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`whoever ${who} keeps the photograph, and loads no video`, connection.saveData ? {} : AGAIN, async ({ page }) => {
      await page.addInitScript(line => Object.defineProperty(navigator, 'connection', { value: line }), connection)
      await expectPhotographAlone(page)
    })
  }
})

test('whoever asks for less motion keeps the photograph, and loads no video', AGAIN, async ({ page }) => {
  await expectPhotographAlone(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the photograph is shown, and no button without use', async ({ page }) => {
    const asked = askedFor(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('.hero').getByRole('img', { name: 'What stands still' })).toBeVisible()
    expect([asked, await page.locator('.hero :is(video, button)').count()]).toEqual([[], 0])
  })
})

async function expectPhotographAlone(page: Page): Promise<void> {
  const asked = askedFor(page)
  await page.goto('/')
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  // It comes after the photograph, which a busy machine that has not encoded it yet takes its time for.
  await expect.poll(loaded, { timeout: 90_000 }).toContain('play-videos')
  await beIdle(page)
  await expect(page.locator('.hero').getByRole('img', { name: 'What stands still' })).toBeVisible()
  expect([asked, await page.locator('.hero :is(video, button)').count()]).toEqual([[], 0])
}
