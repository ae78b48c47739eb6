import type { APIRequestContext, Page } from '@playwright/test'
import { DEV_SITE } from '../../support/browser/dev-site.ts'
import { expect, test } from '../../support/browser/site.ts'
import { seriousFaults } from '../../support/browser/accessible.ts'
import { takePictures, takesPictures } from '../../support/browser/look.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** The gallery of `npm run dev`: every kind of content in every state, and `npm run pictures` takes pictures of it. */

test.use({ business: DEV_SITE })

/** Groups of the gallery, each with a test of its own: together their documents would keep one worker busy when all others are done. */
const GROUPS = ['sections', 'head', 'fields', 'prices', 'confirmations', 'admin']

test('every group of kinds is in one page, each specimen in a document of its own', async ({ request }) => {
  const shown = await specimens(request)
  expect([...new Set(shown.map(({ group }) => group))]).toEqual(GROUPS)
  for (const group of GROUPS) {
    const first = shown.find(specimen => specimen.group === group)
    expect((await request.get(first?.address ?? '/')).status(), group).toBe(200)
  }
})

test('engineers and owners read all of them in that page', AGAIN, async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gallery')
  expect(await seriousFaults(page.mainFrame())).toEqual([])
})

for (const group of GROUPS) {
  test(`everybody can read every kind in every state: ${group}`, AGAIN, async ({ page }) => {
    test.setTimeout(300_000)
    const faults = []
    for (const { address, name, width } of (await specimens(page.request)).filter(specimen => specimen.group === group)) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      if (group === 'admin') await expect(page.locator('html'), name).toHaveAttribute('data-ready', '', { timeout: 60_000 })
      faults.push(...(await seriousFaults(page.mainFrame())))
    }
    expect(faults).toEqual([])
  })
}

interface FramedSpecimen {
  group: string
  name: string
  /** Of its own document. */
  address: string
  width: number
}

/** Every specimen that the gallery frames. */
async function specimens(request: APIRequestContext): Promise<FramedSpecimen[]> {
  const html = await (await request.get('/gallery')).text()
  return [...html.matchAll(/data-width="(\d+)"[^>]*><iframe title="([^"]+)" src="(\/gallery\/([^/]+)[^"]+)"/g)].map(
    ([, width, name = '', address = '', group = '']) => ({ group, name, address: address.replaceAll('&amp;', '&'), width: Number(width) }),
  )
}

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
