import { expect, test } from '../support/dev-site.ts'
import { seriousFaults } from '../support/accessible.ts'
import { takePictures, takesPictures } from '../support/look.ts'

/** The gallery of `npm run dev`: every kind of content in every state, and `npm run pictures` takes pictures of it. */

test('engineers and owners see every kind in every state, and everybody can read it', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gallery')
  await page.setViewportSize({ width: 1280, height: 900 })
  const frames = page.frames()
  expect(frames).toHaveLength(1 + (await page.locator('iframe').count()))
  const faults = []
  for (const frame of frames) faults.push(...(await seriousFaults(frame)))
  expect(faults).toEqual([])
})

test('pictures of every kind', async ({ page }) => {
  test.skip(!takesPictures, 'npm run pictures takes them')
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1600, height: 900 })
  for (const layout of ['mobile', 'desktop']) {
    await page.goto(`/gallery?layout=${layout}`)
    for (const kind of await page.locator('.kind').all()) await takePictures(page, `${await kind.getAttribute('id')}-${layout}`, kind)
  }
})
