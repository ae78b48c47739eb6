import type { Locator, Page } from '@playwright/test'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { vanPhoto } from './support/van-photo.ts'
import { expect, publish, publishButton, test } from './support/studio.ts'

/** Pictures that an editor uploads into the dataset, or chooses there; those of the content folder: media.spec.ts. */

const HERO = 'desktop.sections[_key=="hero"].picture'

/** The same place for a query. */
const STORED = 'desktop.sections[_key == "hero"][0].picture'

const ASSET = { asset: { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-1800x1200-jpg$/) } }

const FILE = { src: 'share.jpg', width: 1200, height: 630, alt: 'A van' }

/** Opens the welcome, in whose draft the photo is a file of the folder. */
async function openHero(page: Page): Promise<Locator> {
  await writeDraft(page, 'site', { 'desktop.sections[_key=="hero"].picture': { _type: 'Image', ...FILE } })
  await page.goto(`/structure/${encodeURIComponent(`site,path=${HERO}`)}`)
  const dialog = page.getByTestId('nested-object-dialog')
  await expect(dialog.getByLabel('What it shows')).toBeVisible()
  return dialog
}

/** Sanity's own button, which is the file input itself. */
function uploadButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Upload', exact: true })
}

test('an owner gives the welcome another photo in a few presses, and visitors see it from the site itself', async ({
  owner: page,
  context,
  studio,
}) => {
  let presses = 0
  const press = async (control: Locator) => {
    // The file input lies over the words of its button.
    await control.click({ force: true })
    presses++
  }
  await press(page.getByRole('link', { name: 'Pages' }))
  await press(page.getByTestId('form-view').getByText('Detailing That Comes To You').first())
  const dialog = page.getByTestId('nested-object-dialog')
  await press(dialog.getByRole('button', { name: 'Photograph', exact: true }))
  const chooser = page.waitForEvent('filechooser')
  await press(dialog.getByText('Upload', { exact: true }))
  await (await chooser).setFiles(await vanPhoto('#0a7d32'))
  await expect.poll(() => storedDraft(page, 'site', STORED)).toMatchObject(ASSET)
  await press(dialog.getByLabel('What it shows'))
  await page.keyboard.type('A green van')
  await expect(publishButton(page)).toBeEnabled()
  await press(publishButton(page))
  expect(presses).toBe(6)

  const visitor = await context.newPage()
  const picture = visitor.getByRole('img', { name: 'A green van' })
  await expect(async () => {
    await visitor.goto(studio.siteOrigin)
    await expect(picture).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const address = await picture.evaluate(image => (image as HTMLImageElement).currentSrc)
  expect(new URL(address).origin).toBe(studio.siteOrigin)
})

test('a photo that is cut and placed in the Studio is kept so, and another one begins anew', async ({ owner: page }) => {
  const dialog = await openHero(page)
  await uploadButton(dialog).setInputFiles(await vanPhoto('#102080'))
  await expect.poll(() => storedDraft(page, 'site', STORED)).toMatchObject(ASSET)
  await writeDraft(page, 'site', {
    'desktop.sections[_key=="hero"].picture.hotspot': { _type: 'sanity.imageHotspot', x: 0.2, y: 0.8, width: 0.3, height: 0.3 },
  })
  await dialog.getByRole('button', { name: 'Open image edit dialog' }).click()
  await expect(page.getByRole('dialog', { name: 'What stays in sight' })).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByLabel('What it shows').fill('A blue van')
  await publish(page)
  expect(await stored(page, 'site', STORED)).toMatchObject({ hotspot: { x: 0.2, y: 0.8 }, alt: 'A blue van' })

  await dialog.getByRole('button', { name: 'Open image options menu' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload' }).click({ force: true })
  await (await chooser).setFiles(await vanPhoto('#a02080'))
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual({ alt: 'A blue van', ...ASSET })
  await discardDraft(page, 'site')
})

test('what pages cannot show is refused in words that say what would be right, and the picture stays', async ({ owner: page }) => {
  const dialog = await openHero(page)
  await uploadButton(dialog).setInputFiles({ name: 'van.gif', mimeType: 'image/gif', buffer: Buffer.from('anything') })
  await expect(dialog.getByRole('alert').filter({ hasText: 'van.gif' })).toContainText('is a GIF: save it as a PNG')
  expect(await storedDraft(page, 'site', STORED)).toEqual(FILE)
})

test('what is chosen last takes the place of what was there: a file of an upload, an upload of a file', async ({ owner: page }) => {
  const dialog = await openHero(page)
  await uploadButton(dialog).setInputFiles(await vanPhoto('#802010'))
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual({ alt: 'A van', ...ASSET })
  await dialog.getByText('Or one that the site’s folder has').click()
  await dialog.getByLabel('A file of the site’s folder').selectOption('icon-192.png')
  await expect.poll(() => storedDraft(page, 'site', STORED)).toEqual({ src: 'icon-192.png', width: 192, height: 192, alt: 'A van' })
  await publish(page)
})
