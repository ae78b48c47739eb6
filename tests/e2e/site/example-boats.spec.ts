import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { SAMPLE_FOLDER } from '../../support/content/sample-folder.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN, again } from '../../support/browser/again.ts'

test.use({ business: { folder: 'examples/boats' }, timezoneId: 'America/New_York' })

/** What only the sample says: who it is, where it works, and the words of its trade. */
function sampleWords(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(SAMPLE_FOLDER, file), 'utf8'))
  const { name, phone, email, serviceArea } = read('business.json')
  const categories = readdirSync(join(SAMPLE_FOLDER, 'categories')).map(file => read(`categories/${file}`))
  const trade = ['vehicle', 'vehicles', 'detailing', 'detailer', 'truck', 'trucks', 'Treasure Valley']
  return [name, phone, email, ...serviceArea.places, ...categories.flatMap(({ formTitle, title }) => [formTitle, title]), ...trade].map(word =>
    word.toLowerCase(),
  )
}

for (const layout of ['desktop', 'mobile']) {
  test(`a business of another trade shows no word of the sample, in the ${layout} layout`, AGAIN, async ({ page, site, context }) => {
    await context.addCookies([{ name: 'layout', value: layout, url: site.origin }])
    for (const path of ['/', '/polish-and-ceramic', '/winter-and-spring']) {
      const answer = await page.request.get(path)
      expect(answer.status()).toBe(200)
      const words = ` ${(await answer.text()).toLowerCase().replaceAll(/[^a-z0-9_@().&-]+/g, ' ')} `
      expect(sampleWords().filter(word => words.includes(` ${word} `))).toEqual([])
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('.hero img')).toHaveJSProperty('complete', true)
  })
}

test('the photograph of the welcome stands behind its words, across the screen', AGAIN, async ({ page }) => {
  await page.goto('/')
  const photo = await page.locator('.hero .scene').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (photo === null || title === null) throw new Error('no photograph or no title')
  expect(photo.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
  expect(title.y).toBeGreaterThan(photo.y)
  expect(title.y + title.height).toBeLessThan(photo.y + photo.height)
  // Cut for the whole screen, not for a column.
  await expect(page.locator('.hero source')).toHaveAttribute('sizes', '100vw')
  const next = await page.getByRole('heading', { level: 2 }).first().boundingBox()
  expect((next?.y ?? 0) - photo.y - photo.height, 'room below the photograph').toBeGreaterThan(32)
})

test.describe('on a low phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 640 } })

  test('the first button of the welcome stands above the tabs', AGAIN, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    await page.goto('/')
    const button = await page.locator('.hero .button').first().boundingBox()
    const tabs = await page.locator('.tabs').boundingBox()
    if (button === null || tabs === null) throw new Error('no button or no tabs')
    expect(button.y + button.height).toBeLessThanOrEqual(tabs.y)
  })
})

test('the photograph of a category stands beside its words, and is no larger than that', AGAIN, async ({ page }) => {
  await page.goto('/washdowns')
  const photo = page.locator('.hero .scene')
  expect((await photo.boundingBox())?.width).toBeLessThan(await page.evaluate(() => document.documentElement.clientWidth * 0.6))
  await expect(photo.locator('source')).not.toHaveAttribute('sizes', '100vw')
  await expect(page.locator('link[rel=preload][as=image]')).not.toHaveAttribute('imagesizes', '100vw')
})

test('its form asks in steps, and prices a hull by the foot and by what it looks like', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/#reserve')
  await booking.choose('What is it about?', 'Polish or ceramic')
  await booking.choose('What should her topsides get?', /Compound & Polish/)
  await booking.fill('Length overall', '34')
  await booking.choose('Draw a finger along the hull', 'White on the fingertip')
  // 34 feet at $35, open: more chalk may cost more.
  await expect(booking.estimate).toContainText('$1,190.00')
  await booking.fill('Length overall', '61')
  await expect(booking.estimate).toContainText('We look first')
})

for (const layout of ['desktop', 'mobile']) {
  test(`its look hides nothing from anybody, in the ${layout} layout`, again(layout), async ({ page, site, context }) => {
    await context.addCookies([{ name: 'layout', value: layout, url: site.origin }])
    await page.goto('/')
    await expectAccessible(page, layout === 'desktop' ? [768, 1280] : [360])
  })
}
