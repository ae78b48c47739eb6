import { expectAccessible } from '../../support/browser/accessible.ts'
import { addPhotos } from '../../support/content/photo-content.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** What a business shows of its work: photographs, a gallery, and pictures before and after. */
test.use({ business: { complete: folder => addPhotos(folder, { gallery: 4 }) } })

test('a photograph of the first screen is loaded at once, in a current format, and moves nothing', AGAIN, async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: (window.shift ?? 0) + (entry as LayoutShift).value })
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const hero = page.getByRole('img', { name: 'What is seen first' })
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  expect(await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(/\.avif$/)
  // All others wait until they are near, but the logo at the top.
  expect(await page.locator('img[loading=lazy]').count()).toBe((await page.locator('img:not(.mark)').count()) - 1)
  expect(await page.evaluate(() => window.shift ?? 0)).toBe(0)
  await expectAccessible(page, [360, 1280])
})

test('a picture of the gallery is enlarged, and left, by keyboard; the next one is of those that were chosen', async ({ page }) => {
  await page.goto('/')
  const gallery = page.locator('#gallery')
  await expect(gallery.getByRole('listitem')).toHaveCount(4)
  await gallery.getByRole('radio', { name: 'Everything' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByRole('radio', { name: 'Cars & SUVs' })).toBeChecked()
  await expect(gallery.getByRole('listitem')).toHaveCount(3)

  const viewer = page.getByRole('dialog')
  const first = gallery.getByRole('link', { name: /Caption 1/ })
  // Before the script is there, the link shows the picture alone.
  await expect(page.locator('.compare')).toHaveAttribute('style', /--at/)
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(viewer).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'Finished work number 1' })).toBeVisible()
  // Its tone goes once it has arrived: else it stands beside a picture of another shape than the screen.
  await expect(viewer.getByRole('img')).not.toHaveAttribute('class')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('Caption 3')
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await expect(viewer).toContainText('Caption 4')
  await expectAccessible(page, [1280], 'dialog')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(gallery.getByRole('link', { name: /Caption 4/ })).toBeFocused()
})

test('a picture of the gallery is also shown with the package or the category that it is of', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#services').getByRole('link', { name: /Caption 1/ })).toHaveCount(1)
  const card = page.locator('#services article', { has: page.getByRole('heading', { name: /Gold Shine/ }) })
  await expect(card.getByRole('link', { name: /Caption 3/ })).toHaveCount(1)
  await expect(page.locator('#rv-services-page').getByRole('link', { name: /Caption 2/ })).toHaveCount(1)
  await expect(page.locator('#semi-services-page').getByRole('link', { name: /Caption/ })).toHaveCount(0)
})

test('a slider shows more of before or after, by keyboard and by touch', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('slider', { name: 'How much is shown of before' })
  const share = () =>
    page
      .locator('.compare > div')
      .nth(1)
      .evaluate(after => Number.parseFloat(getComputedStyle(after).clipPath.split(' ').at(-1) ?? ''))
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  await expect(async () => {
    await page.keyboard.press('Home')
    expect(await share()).toBe(0)
  }).toPass()
  await page.keyboard.press('End')
  expect(await share()).toBe(100)
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 4, y + height / 2)
  expect(Math.abs((await share()) - 25)).toBeLessThan(3)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures of a pair stand side by side, pictures are chosen by category, and a link shows one alone', AGAIN, async ({ page }) => {
    await page.goto('/')
    const [before, after] = await Promise.all(['A dull car', 'The same car, shining'].map(name => page.getByRole('img', { name }).boundingBox()))
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0)
    await expect(page.getByRole('slider')).toHaveCount(0)
    const gallery = page.locator('#gallery')
    await gallery.getByText('RVs & Motorhomes').click()
    await expect(gallery.getByRole('listitem')).toHaveCount(1)
    const [answer] = await Promise.all([page.waitForResponse(/-600x450\.webp$/), gallery.getByRole('link').click()])
    expect(answer.headers()['content-type']).toBe('image/webp')
  })
})

declare global {
  interface Window {
    shift?: number
  }

  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}
