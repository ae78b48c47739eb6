import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { pictureHead } from '#src/cms/media/picture-head.ts'
import { discardDraft, storedDraft, writeDraft } from './support/documents.ts'
import { forget, type RunningStudio, startStudio } from './support/running-studio.ts'
import { expect, publish, test as base } from './support/studio.ts'
import { photo } from '#tests/support/content/photo.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { VIDEO } from '#tests/support/content/video-content.ts'

/** A Studio over a content folder of its own, which these tests change. */
const test = base.extend<object, { contentDir: string; studio: RunningStudio }>({
  contentDir: [
    // The fixtures that it uses are named in an object pattern, which is none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'content-'))
      cpSync(SAMPLE_FOLDER, folder, { recursive: true })
      await provide(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ contentDir }, provide) => {
      const studio = await startStudio(null, contentDir)
      await provide(studio)
      await studio.stop()
      forget(studio)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const GALLERY = 'desktop.sections[_key=="gallery"].images'

/** The dialog of a new picture of the gallery. */
async function addToGallery(page: Page): Promise<Locator> {
  await page.goto(`/structure/${encodeURIComponent(`site,path=${GALLERY}`)}`)
  await page.getByTestId(`field-${GALLERY}`).getByTestId('add-single-object-button').click()
  const dialog = page.getByTestId('nested-object-dialog')
  await dialog.getByText('Or one that the site’s folder has').click()
  return dialog
}

async function upload(dialog: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Add a file to the folder' }).click()
  await (await chooser).setFiles(file)
}

test('an owner uploads a photo: it becomes a file of the content folder, as large as pages need it, and visitors see it', async ({
  owner: page,
  context,
  studio,
  contentDir,
}) => {
  const dialog = await addToGallery(page)
  await upload(dialog, { name: 'A clean van.JPG', mimeType: 'image/jpeg', buffer: await photo({ width: 3200, height: 2000 }) })
  await expect(dialog.getByLabel('File')).toHaveValue('a-clean-van.jpg')
  expect(pictureHead(readFileSync(join(contentDir, 'images/a-clean-van.jpg')))).toEqual({ ending: '.jpg', width: 1600, height: 1000 })
  await dialog.getByLabel('What it shows').fill('A van after a wash')
  await publish(page)

  const visitor = await context.newPage()
  const picture = visitor.getByRole('img', { name: 'A van after a wash' })
  await expect(async () => {
    await visitor.goto(studio.siteOrigin)
    await expect(picture).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await picture.scrollIntoViewIfNeeded()
  // The gallery shows it cut, and made for its place there.
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth / (image as HTMLImageElement).naturalHeight)).toBeCloseTo(4 / 3)
  const address = await picture.evaluate(image => (image as HTMLImageElement).currentSrc)
  const { headers } = await fetch(address)
  expect([headers.get('content-type'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
    expect.stringMatching(/^image\/(avif|webp)$/),
    'nosniff',
    expect.stringContaining('immutable'),
  ])
})

test('a file that is no picture is refused in words, and nothing is kept', async ({ owner: page, contentDir }) => {
  const dialog = await addToGallery(page)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const before = readdirSync(join(contentDir, 'images'))
  await upload(dialog, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(dialog.getByRole('alert').filter({ hasText: 'logo.svg' })).toContainText(
    '“logo.svg” is no picture that this browser can read: use a JPEG or PNG file.',
  )
  expect(readdirSync(join(contentDir, 'images'))).toEqual(before)
})

test('files that are put into the content folder can be chosen when somebody comes back to the Studio, without a restart', async ({
  owner: page,
  contentDir,
}) => {
  const dialog = await addToGallery(page)
  await expect(dialog.getByLabel('File').getByRole('option', { name: 'icon-192.png' })).toBeAttached()
  cpSync(join(SAMPLE_FOLDER, 'images/icon-180.png'), join(contentDir, 'images/put-there.png'))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await dialog.getByLabel('File').selectOption('put-there.png')
  await expect(dialog.locator('img[src="/media/images/put-there.png"]').last()).toBeVisible()
  await expect
    .poll(() => storedDraft(page, 'site', 'desktop.sections[_key == "gallery"][0].images[-1]'))
    .toMatchObject({ src: 'put-there.png', width: 180, height: 180 })
})

test('a file that is chosen where the dataset has a picture of its own takes its place', async ({ owner: page }) => {
  const asset = { _type: 'reference', _ref: `image-${'0'.repeat(40)}-600x400-jpg`, _weak: true }
  const crop = { _type: 'sanity.imageCrop', left: 0.1, right: 0, top: 0, bottom: 0 }
  await writeDraft(page, 'site', { sharing: { _type: 'Image', alt: 'A van', asset, crop } })
  await page.goto(`/structure/${encodeURIComponent('site,path=sharing')}`)
  await page.getByText('Or one that the site’s folder has').click()
  await page.getByLabel('A file of the site’s folder').selectOption('icon-192.png')
  await expect.poll(() => storedDraft(page, 'site', 'sharing')).toEqual({ src: 'icon-192.png', width: 192, height: 192, alt: 'A van' })
  await discardDraft(page, 'site')
})

test('of a file of the folder, what is cut off is kept in percent', async ({ owner: page }) => {
  await page.goto(`/structure/${encodeURIComponent('site,path=sharing')}`)
  await page.getByText('Cut off', { exact: true }).click()
  await page.getByLabel('Left', { exact: true }).fill('12.5')
  await expect.poll(() => storedDraft(page, 'site', 'sharing')).toMatchObject({ src: 'share.jpg', crop: { left: 12.5, top: 0, right: 0, bottom: 0 } })
  await publish(page)
})

test('a video that is put into the content folder can be chosen for the welcome', async ({ owner: page, contentDir }) => {
  mkdirSync(join(contentDir, 'videos'), { recursive: true })
  writeFileSync(join(contentDir, 'videos/waves.mp4'), VIDEO.mp4)
  const files = 'desktop.sections[_key=="hero"].video.files'
  await page.goto(`/structure/${encodeURIComponent(`site,path=${files}`)}`)
  await page.getByTestId(`field-${files}`).getByTestId('add-single-object-button').click()
  await page.getByTestId('nested-object-dialog').getByLabel('Video', { exact: true }).selectOption('waves.mp4')
  await expect.poll(() => storedDraft(page, 'site', 'desktop.sections[_key == "hero"][0].video.files')).toMatchObject([{ src: 'waves.mp4' }])
})
