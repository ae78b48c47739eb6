import { expect, type Page } from '@playwright/test'
import { ADMIN } from '#tests/support/server/start-server.ts'
import { formStays, signInAtSanity, signInToSite, test } from './support/cloud-test.ts'
import { closeItem, heldBack, openDocument, openItem, publish, publishButton } from './support/studio.ts'
import { vanPhoto } from './support/van-photo.ts'

const ITEM = 'packages[_key=="motorcycle-standard-detail"]'

function amountOf(page: Page) {
  return page.getByTestId(`field-${ITEM}.price`).getByRole('textbox', { name: 'Price' })
}

test('signed in at Sanity, an owner finds the documents, changes a price and publishes it, and visitors see it', async ({
  editor,
  context,
  cloud,
}) => {
  await editor.getByRole('link', { name: 'Categories', exact: true }).click()
  for (const title of ['Cars & SUVs', 'Motorcycles']) await expect(editor.getByRole('link', { name: title })).toBeVisible()
  await openDocument(editor, 'category;category-Motorcycle')
  await formStays(editor)
  await openItem(editor, 'Standard Detail')
  await amountOf(editor).fill('81')
  await publish(editor)
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${cloud.site}/motorcycle-detailing`)
    await expect(visitor.getByText('$81', { exact: true }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

test('an owner uploads a photo of the welcome into the dataset, and visitors see it from the site itself', async ({ editor, context, cloud }) => {
  const picture = 'desktop.sections[_key=="hero"].picture'
  await editor.goto(`/structure/${encodeURIComponent(`site,path=${picture}`)}`)
  const dialog = editor.getByTestId('nested-object-dialog')
  await formStays(dialog)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).setInputFiles(await vanPhoto('#0a7d32'))
  await expect(dialog.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  await dialog.getByLabel('What it shows').fill('A green van')
  await publish(editor)
  const visitor = await context.newPage()
  const shown = visitor.getByRole('img', { name: 'A green van' })
  await expect(async () => {
    await visitor.goto(cloud.site)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await shown.evaluate(image => new URL((image as HTMLImageElement).currentSrc).origin)).toBe(cloud.site)
})

const SHOWN = 'iframe[title="The page with this draft"]'

test('whoever may edit at Sanity sees the draft on its page, with the drawings of the site, and copies a link, without an account of the site', async ({
  editor,
  context,
}) => {
  await openDocument(editor, 'category;category-Motorcycle')
  await formStays(editor)
  await openItem(editor, 'Standard Detail')
  await amountOf(editor).fill('92')
  await closeItem(editor)
  await editor.getByRole('tab', { name: 'Page', exact: true }).click()
  const page = editor.frameLocator(SHOWN)
  await expect(page.getByText('$92', { exact: true }).first()).toBeVisible()
  const part = page.locator('article svg use').first()
  await expect(part).toHaveAttribute('href', /^blob:https:\/\/studio\.example\.com\//)
  expect(await part.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await editor.getByRole('button', { name: 'Copy link' }).click()
  const link = await editor.getByLabel('Link to the draft').inputValue()
  const partner = await context.newPage()
  await partner.goto(link)
  await expect(partner.getByText('$92', { exact: true }).first()).toBeVisible()
  await partner.close()
  await editor.getByRole('button', { name: 'What will this change do?' }).click()
  await expect(editor.locator('aside').getByLabel('User name'), 'what names customers is for the admin').toBeVisible()
})

test('an owner who may only look at Sanity signs in to the site, and sees the page', async ({ editor }) => {
  await editor.route('**/data/mutate/**', route =>
    route.request().postData()?.includes('previewUrlSecret') === true
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': new URL(editor.url()).origin },
          json: { statusCode: 403, error: 'Forbidden' },
        })
      : route.fallback(),
  )
  await openDocument(editor, 'category;category-Motorcycle')
  await editor.getByRole('tab', { name: 'Page', exact: true }).click()
  await signInToSite(editor)
  await expect(editor.frameLocator(SHOWN).getByRole('heading', { name: 'Standard Detail' })).toBeVisible()
})

/** What the role Contributor may do. */
const OF_CONTRIBUTOR = [
  { filter: '_id in path("**")', permissions: ['read', 'history'] },
  { filter: '_id in path("drafts.**") || _id in path("versions.**")', permissions: ['read', 'create', 'update', 'history'] },
]

test('who may edit and not publish reads that in place of presses that would fail, also while something has to be mended', async ({ editor }) => {
  const headers = { 'access-control-allow-origin': new URL(editor.url()).origin, 'access-control-allow-credentials': 'true' }
  await editor.route(/\/acl\b/, route => route.fulfill({ headers, json: OF_CONTRIBUTOR }))
  await openDocument(editor, 'category;category-Motorcycle')
  await formStays(editor)
  await openItem(editor, 'Standard Detail')
  await amountOf(editor).fill('96')
  await closeItem(editor)
  await expect(publishButton(editor)).toBeDisabled()
  await publishButton(editor).hover({ force: true })
  await expect(editor.getByText(/permission to publish this document/)).toBeVisible()
  await editor.screenshot({ path: test.info().outputPath('contributor.png') })
  await openItem(editor, 'Standard Detail')
  await amountOf(editor).fill('')
  await closeItem(editor)
  await expect(publishButton(editor)).toBeDisabled()
  await expect(heldBack(editor)).toHaveCount(0)

  for (const tool of ['Start', 'Prices']) {
    await editor.getByTestId('tool-collapse-menu').getByRole('link', { name: tool, exact: true }).click()
    await expect(editor.getByRole('button', { name: 'This account may edit and not publish' })).toBeDisabled()
  }
  await editor.screenshot({ path: test.info().outputPath('contributor-prices.png') })
})

test('while “Published” is chosen nothing is changed in Prices, Offers and the order, and a press leads back to the drafts', async ({ editor }) => {
  for (const [place, shown] of [
    ['/prices', editor.getByRole('grid', { name: 'Prices' })],
    ['/offers', editor.getByRole('button', { name: 'Add this offer' })],
    ['/structure/order', editor.getByRole('button', { name: 'Move Motorcycles up' })],
  ] as const) {
    await editor.goto(`${place}?perspective=published`)
    await expect(editor.getByText('“Published” is chosen at the top: nothing can be changed there.')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await editor.screenshot({ path: test.info().outputPath(`published${place.replaceAll('/', '-')}.png`) })
    await editor.getByRole('button', { name: 'Back to the drafts' }).click()
    await expect(shown).toBeVisible()
  }
})

test('an owner signs in to the site from the Studio, and the site says what the draft would change', async ({ editor }) => {
  await openDocument(editor, 'category;category-Motorcycle')
  await formStays(editor)
  await editor.getByRole('button', { name: 'What will this change do?' }).click()
  const panel = editor.locator('aside').filter({ hasText: 'What will this change do?' })
  await panel.getByLabel('User name').fill(ADMIN.username)
  await panel.getByLabel('Password').fill('not the password')
  await panel.getByRole('button', { name: 'Sign in' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Wrong username or password')
  await panel.getByLabel('Password').fill(ADMIN.password)
  await panel.getByRole('button', { name: 'Sign in' }).click()
  await expect(panel.locator('output')).toHaveText('Nothing changes for visitors.')
  await openItem(editor, 'Standard Detail')
  await amountOf(editor).fill('93')
  await closeItem(editor)
  await expect(panel.locator('output')).toHaveText('1 price would change.')
  await expect(panel.getByRole('region', { name: 'Motorcycles' })).toContainText('→ $93')
})

test('what is typed to sign in to the site stays while somebody else publishes', async ({ editor, cloud }) => {
  await openDocument(editor, 'category;category-Motorcycle')
  await formStays(editor)
  await editor.getByRole('button', { name: 'What will this change do?' }).click()
  const panel = editor.locator('aside').filter({ hasText: 'What will this change do?' })
  const name = panel.getByLabel('User name')
  await name.fill(ADMIN.username)
  const mark = await name.evaluateHandle(input => input)
  await cloud.lake.mutate([{ patch: { id: 'business', set: { name: 'Another name' } } }])
  await expect(panel.getByText('Asking the site…')).toBeVisible()
  await expect(panel.getByText('Asking the site…')).toHaveCount(0)
  expect(await mark.evaluate(input => input.isConnected)).toBe(true)
  await expect(name).toHaveValue(ADMIN.username)
})

test('an estimate is made of the draft in the Studio', async ({ editor }) => {
  await editor.goto(`/structure/category;${encodeURIComponent(`category-Motorcycle,inspect=estimate,path=${ITEM}.price`)}`)
  await editor.getByRole('combobox', { name: 'Motorcycle package' }).selectOption('motorcycle-standard-detail')
  await amountOf(editor).fill('94')
  await expect(editor.locator('output', { hasText: 'Your estimate' })).toContainText('$94.00')
})

test('a Studio that the site does not know says what the site lacks', async ({ page, cloud }) => {
  await signInAtSanity(page, cloud.unknown)
  await page.goto(`${cloud.unknown}/structure/theme`)
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  await expect(page.locator('aside').getByRole('alert')).toContainText('https://unknown.example.com in its ALLOWED_ORIGINS')
})
