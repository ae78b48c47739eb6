import type { Page } from '@playwright/test'
import { expect, test } from '../support/dev-site.ts'
import { seriousFaults } from '../support/accessible.ts'
import { takePictures, takesPictures } from '../support/look.ts'

/** The gallery of `npm run dev`: every kind of content in every state, and `npm run pictures` takes pictures of it. */

test('engineers and owners see every kind and every screen in every state, and everybody can read it', async ({ page }) => {
  // A hundred documents.
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gallery')
  await showAdmin(page)
  const frames = page.frames()
  expect(frames).toHaveLength(1 + (await page.locator('iframe').count()))
  const faults = []
  for (const frame of frames) faults.push(...(await seriousFaults(frame)))
  expect(faults).toEqual([])
})

/** Frames of the admin load when they are near; each says when it is in its state. */
async function showAdmin(page: Page): Promise<void> {
  for (const frame of await page.locator('#admin iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().locator('html'), (await frame.getAttribute('title')) ?? '').toHaveAttribute('data-ready', '', {
      timeout: 60_000,
    })
  }
}

test('pictures of every state', async ({ page }) => {
  test.skip(!takesPictures, 'npm run pictures takes them')
  test.setTimeout(900_000)
  // Room for most of them: what is out of sight may not be painted.
  await page.setViewportSize({ width: 1600, height: 1400 })
  for (const layout of ['mobile', 'desktop']) {
    await page.goto(`/gallery?layout=${layout}`)
    await page.addStyleTag({ content: 'header, nav { position: static !important }' })
    await showAdmin(page)
    for (const specimen of await page.getByRole('article').all()) {
      await specimen.scrollIntoViewIfNeeded()
      const name = (await specimen.getAttribute('aria-label')) ?? ''
      await takePictures(page, `gallery-${layout}-${name.replaceAll(/[^a-z]+/g, '-')}`, specimen)
    }
  }
})
