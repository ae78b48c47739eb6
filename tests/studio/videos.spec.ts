import type { Locator, Page } from '@playwright/test'
import { VIDEO } from '#tests/support/content/video-content.ts'
import { storedDraft, writeDraft } from './support/documents.ts'
import { closeItem, expect, publish, test } from './support/studio.ts'

/** Videos that an editor uploads into the dataset; those of the content folder: media.spec.ts. */

const HERO = 'desktop.sections[_key=="hero"]'

/** The same place for a query. */
const STORED = 'desktop.sections[_key == "hero"][0].video.files[]{asset, src}'

const UPLOADED = { asset: { _ref: expect.stringMatching(/^file-[0-9a-f]{40}-mp4$/) }, src: null }

/** Opens a new file of the video of the welcome, which has its photograph and the words of its button. */
async function openFile(page: Page): Promise<Locator> {
  await writeDraft(page, 'site', {
    [`${HERO}.picture`]: { _type: 'Image', src: 'share.jpg', alt: 'A van' },
    [`${HERO}.video`]: { _type: 'Video', files: [], pause: 'Pause the video', play: 'Play the video' },
  })
  const files = `${HERO}.video.files`
  await page.goto(`/structure/${encodeURIComponent(`site,path=${files}`)}`)
  await page.getByTestId(`field-${files}`).getByTestId('add-single-object-button').click()
  return page.getByTestId('nested-object-dialog')
}

async function upload(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload a video' }).click()
  await (await chooser).setFiles({ name, mimeType: 'video/mp4', buffer })
}

test('an owner uploads a video for the welcome, sees it play, and visitors get it from the site itself', async ({ owner: page, context, studio }) => {
  const dialog = await openFile(page)
  await upload(dialog, 'Waves.MP4', VIDEO.mp4)
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual([UPLOADED])
  await expect(dialog.getByLabel('Video', { exact: true }).getByRole('option', { name: 'Waves.MP4' })).toBeAttached()
  await expect.poll(() => dialog.locator('video').evaluate(video => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  await page.screenshot({ path: test.info().outputPath('uploaded.png') })
  await expect(dialog.last()).toContainText('A video that was uploaded', { ignoreCase: true })
  await closeItem(page)
  await publish(page)

  const visitor = await context.newPage()
  const scene = visitor.locator('[data-video]')
  await expect(async () => {
    await visitor.goto(studio.siteOrigin)
    await expect(scene).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const address = await scene.getAttribute('data-video')
  expect(address).toMatch(/^\/videos\/[0-9a-f]{40}-[0-9a-f]+\.mp4$/)
  const sent = await visitor.request.get(studio.siteOrigin + address)
  expect(Buffer.compare(await sent.body(), VIDEO.mp4)).toBe(0)
})

test('a video that pages could not play is refused before it is sent, with what would be right, and one that was uploaded can be chosen again', async ({
  owner: page,
}) => {
  const dialog = await openFile(page)
  await upload(dialog, 'Film.mp4', Buffer.from('anything'))
  await expect(dialog.getByRole('alert').filter({ hasText: 'Film.mp4' })).toHaveText(
    '“Film.mp4” is no video that browsers play: use an MP4 file (H.264) or a WebM file (VP9 or AV1).',
  )
  expect(await storedDraft(page, 'site', STORED)).toEqual([{ asset: null, src: null }])
  await upload(dialog, 'Waves.mp4', VIDEO.mp4)
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual([UPLOADED])
  await dialog.getByLabel('Video', { exact: true }).selectOption('')
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual([{ asset: null, src: null }])
  await dialog.getByLabel('Video', { exact: true }).selectOption({ label: 'Waves.mp4' })
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual([UPLOADED])
})
