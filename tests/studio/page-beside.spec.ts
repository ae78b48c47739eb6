import type { FrameLocator, Locator, Page } from '@playwright/test'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { expect, openDocument, publishAsked, publishButton, test } from './support/studio.ts'
import { vanPhoto } from './support/van-photo.ts'

const CAR = 'category-Car'
const HERO_PICTURE = 'desktop.sections[_key == "hero"][0].picture'
const GOLD_MID = 'packages[_key=="car-gold-shine"].price.rows[1].price.amount'

/** The page beside a document's form. */
class BesidePage {
  readonly page: FrameLocator
  readonly state: Locator
  /** Of the form; the page has one too. */
  readonly publish: Locator
  private readonly studio: Page

  constructor(studio: Page) {
    this.studio = studio
    this.page = studio.frameLocator('iframe[title="The page with this draft"]')
    this.publish = publishButton(studio).last()
    this.state = studio.getByText(/^(?:Draft, not published|As published)$/)
  }

  async open(path = `category;${CAR}`): Promise<void> {
    await openDocument(this.studio, path)
    await this.studio.getByRole('tab', { name: 'Page', exact: true }).click()
    await this.studio.getByRole('button', { name: 'Form beside it' }).click()
    await expect(this.studio.getByTestId('form-view').last()).toBeVisible()
  }

  card(title: string): Locator {
    return this.page.locator('article', { has: this.page.getByRole('heading', { name: title }) })
  }
}

test('an owner who types a price sees it in the page beside the form, and publishes what was seen', async ({ owner: studio }) => {
  const beside = new BesidePage(studio)
  await beside.open()
  await expect(beside.page.getByRole('heading', { level: 1 })).toHaveText('Car, Truck & SUV Detailing')
  const card = beside.card('Gold Shine Rejuvenation')
  await expect(card).toContainText('$350+')
  await expect(beside.state).toHaveText('As published')

  // The link of a row covers its price.
  await card.getByRole('link', { name: 'Mid-Size SUV/Trucks' }).click()
  const dialog = studio.getByTestId('nested-object-dialog')
  await expect(dialog).toContainText('Gold Shine Rejuvenation')
  await card.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
  const top = await scrolled(card)
  expect(top).toBeGreaterThan(100)
  await dialog.getByRole('textbox', { name: 'Mid-Size SUV/Trucks: From' }).fill('375')
  await expect(card).toContainText('$375+')
  await expect(beside.state).toHaveText('Draft, not published')
  expect(await scrolled(card), 'the page stays where it was').toBe(top)

  await dialog.getByRole('textbox', { name: 'Mid-Size SUV/Trucks: From' }).fill('0')
  await expect(studio.getByRole('alert').filter({ hasText: 'The site would not take this' })).toBeVisible()
  await expect(card, 'the last good page stays').toContainText('$375+')
  await dialog.getByRole('textbox', { name: 'Mid-Size SUV/Trucks: From' }).fill('380')
  await expect(card).toContainText('$380+')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(beside.publish).toBeEnabled()
  await beside.publish.click()
  await publishAsked(studio)
  await expect(beside.state).toHaveText('As published')
  expect(await stored(studio, CAR, GOLD_MID)).toEqual([38000])
})

test('whoever is sent the link to a draft sees it without an account, and what is edited later', async ({ owner: studio, browser }) => {
  await studio.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await writeDraft(studio, CAR, { [GOLD_MID]: 37500 })
  await openDocument(studio, `category;${CAR}`)
  await studio.getByRole('tab', { name: 'Page', exact: true }).click()
  await studio.getByRole('button', { name: 'Copy link' }).click()
  const said = studio.getByText(/^Copied\. Anybody with this link sees the draft until .+\.$/)
  await expect(said).toBeVisible()
  const time = / \d+:\d\d\s[AP]M/.exec((await said.textContent()) ?? '')?.[0] ?? ''
  const link = await studio.evaluate(() => navigator.clipboard.readText())
  await expect(studio.getByRole('textbox', { name: 'Link to the draft' })).toHaveValue(link)

  const partner = await (await browser.newContext()).newPage()
  await partner.goto(link)
  await expect(partner.getByText('A draft, not published.').locator('..'), 'both say the time of the business').toContainText(time.trim())
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText('Car, Truck & SUV Detailing')
  const card = partner.locator('article', { has: partner.getByRole('heading', { name: 'Gold Shine Rejuvenation' }) })
  await expect(card).toContainText('$375+')
  await writeDraft(studio, CAR, { [GOLD_MID]: 38000 })
  await partner.reload()
  await expect(card).toContainText('$380+')
  await partner.goto(`${link}a`)
  await expect(partner.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await partner.context().close()
})

test('a photo that was uploaded is in the page beside the form before and after it is published, and a click on it leads back to its field', async ({
  owner: studio,
}) => {
  const beside = new BesidePage(studio)
  await beside.open('site')
  await studio.getByTestId('form-view').last().getByText('Detailing That Comes To You').first().click()
  const dialog = studio.getByTestId('nested-object-dialog')
  await dialog.getByRole('button', { name: 'Photograph', exact: true }).click()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).setInputFiles(await vanPhoto('#60407d'))
  // What is only not filled in yet is no alarm.
  await expect(studio.getByRole('alert').filter({ hasText: 'Before the site can take this:' })).toContainText('What it shows: Still to fill in')
  await dialog.getByLabel('What it shows').fill('A violet van')
  const picture = beside.page.getByRole('img', { name: 'A violet van' })
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1800)
  await expect(studio.getByText('The site would not take this')).toHaveCount(0)
  // Drawn as it will be, though the site has no photograph yet.
  await expect(picture).toHaveCSS('object-fit', 'cover')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await picture.click()
  await expect(dialog.locator(':focus')).toHaveValue('A violet van')
  await beside.publish.click()
  await expect(beside.state).toHaveText('As published')
  // The site has it by then, in sizes of its own.
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).currentSrc), { timeout: 60_000 }).toContain('-800x533.avif')
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
})

/** What a click means: a part of the page, and the field or form that it leads to. */
const CLICKS: { of: string; at: string; part: (beside: BesidePage) => Locator; opened: (studio: Page) => Locator }[] = [
  {
    of: 'an add-on',
    at: `category;${CAR}`,
    part: ({ page }) => page.getByRole('row', { name: /^Pet Hair/ }).getByRole('cell'),
    opened: studio => studio.getByTestId('nested-object-dialog').last().filter({ hasText: 'Pet Hair' }),
  },
  {
    of: 'a frequent question',
    at: 'site',
    part: ({ page }) => page.locator('summary', { hasText: 'Can you remove every scratch?' }),
    opened: studio => studio.getByTestId('nested-object-dialog').locator('input, textarea').filter({ visible: true }).and(studio.locator(':focus')),
  },
  {
    of: 'a section, whose text is of another document',
    at: 'business',
    part: ({ page }) => page.locator('section.hero h1'),
    opened: studio => studio.getByTestId('nested-object-dialog').filter({ hasText: 'Detailing that comes to you' }),
  },
]

for (const { of, at, part, opened } of CLICKS) {
  test(`a click in the page opens the field: ${of}`, async ({ owner: studio }) => {
    const beside = new BesidePage(studio)
    await beside.open(at)
    await part(beside).click()
    await expect(opened(studio)).toBeVisible()
    await expect(part(beside), 'the page stays').toBeVisible()
  })
}

test('a click on a drawing opens the field that says which, in sight', async ({ owner: studio }) => {
  await studio.setViewportSize({ width: 1400, height: 950 })
  const beside = new BesidePage(studio)
  await openDocument(studio, 'site')
  await studio.getByRole('tab', { name: 'Page', exact: true }).click()
  await beside.page.locator('section.hero svg').first().click()
  const field = studio.getByTestId('nested-object-dialog').locator(':focus')
  await expect(field).toHaveAccessibleName('Drawing')
  await expect(field).toBeInViewport({ ratio: 1 })
  await studio.screenshot({ path: test.info().outputPath('drawing.png') })
  // Whoever wants a photograph there is led to it.
  const dialog = studio.getByTestId('nested-object-dialog')
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'A photograph in its place…' }).click()
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeInViewport()
  await studio.screenshot({ path: test.info().outputPath('photograph.png') })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).setInputFiles(await vanPhoto('#20607d'))
  await expect(dialog.getByText('A photograph is shown in its place.')).toBeVisible()
  await expect.poll(() => storedDraft(studio, 'site', HERO_PICTURE)).toMatchObject({ asset: {} })
  await dialog.getByText('A photograph is shown in its place.').scrollIntoViewIfNeeded()
  await studio.screenshot({ path: test.info().outputPath('back-to-drawing.png') })
  // And whoever wants the drawing again is led back, with nothing left to fill in.
  await dialog.getByRole('button', { name: 'Back to this drawing' }).click()
  await expect.poll(() => storedDraft(studio, 'site', HERO_PICTURE)).toBeNull()
  await expect(dialog.getByRole('button', { name: 'A photograph in its place…' })).toBeVisible()
  await expect(beside.page.locator('section.hero svg').first()).toBeVisible()
})

test('what the page shows of a draft stays there where a click leads to another document', async ({ owner: studio }) => {
  const beside = new BesidePage(studio)
  await writeDraft(studio, 'site', { 'desktop.sections[_key=="hero"].title': 'Only in the draft' })
  await beside.open('site')
  const headline = beside.page.getByRole('heading', { name: 'Only in the draft' })
  await expect(headline).toBeVisible()
  await beside.page.locator('a[href^="tel:"]').first().click()
  await expect(studio).toHaveURL(/structure\/business/)
  await expect(studio.getByLabel('Show the other draft too')).toBeChecked()
  await expect(headline).toBeVisible()
  await studio.getByText('Show the other draft too').click()
  await expect(headline).toBeHidden()
})

test('without room for both, the page takes the place of the form, Publish stays below it, and a click leads to the field', async ({
  owner: studio,
}) => {
  await studio.setViewportSize({ width: 390, height: 844 })
  await openDocument(studio, `category;${CAR}`)
  await studio.getByRole('tab', { name: 'Page', exact: true }).click()
  const beside = new BesidePage(studio)
  await expect(beside.page.locator('html')).toHaveAttribute('data-layout', 'mobile')
  await expect(studio.getByRole('button', { name: 'Form beside it' })).toHaveCount(0)
  await expect(beside.publish).toBeVisible()
  const [frame, button] = await Promise.all([studio.locator('iframe').first().boundingBox(), beside.publish.boundingBox()])
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  await beside.page.getByRole('heading', { name: 'Gold Shine Rejuvenation' }).click()
  await expect(studio.getByTestId('nested-object-dialog').last()).toContainText('Gold Shine Rejuvenation')
})

test('the page is as wide as a phone, or a desk, whatever room it has, and its links lead on in the draft', async ({ owner: studio }) => {
  const beside = new BesidePage(studio)
  await writeDraft(studio, CAR, { heading: 'Only in the draft' })
  await beside.open()
  const shown = beside.page.locator('html')
  await expect(shown).toHaveJSProperty('clientWidth', 1280)
  await studio.getByRole('button', { name: 'Phone' }).click()
  await expect(shown).toHaveJSProperty('clientWidth', 390)
  await expect(shown).toHaveAttribute('data-layout', 'mobile')
  await expect(beside.page.getByRole('heading', { name: 'Only in the draft' })).toBeVisible()
  await beside.page.getByRole('navigation').getByRole('link', { name: 'About' }).click()
  await expect(beside.page.getByRole('heading', { name: 'Only in the draft' })).toBeHidden()
  await studio.getByRole('combobox', { name: 'Page' }).selectOption('Privacy')
  await expect(beside.page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await discardDraft(studio, CAR)
})

test('a link to the page that is shown leads to its top', async ({ owner: studio }) => {
  const beside = new BesidePage(studio)
  await beside.open('site')
  const question = beside.page.locator('summary', { hasText: 'Can you remove every scratch?' })
  await question.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
  expect(await scrolled(question)).toBeGreaterThan(100)
  await beside.page
    .locator('a.brand')
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect.poll(() => scrolled(question)).toBe(0)
})

/** How far down its page something is shown. */
function scrolled(part: Locator): Promise<number> {
  return part.evaluate(element => element.ownerDocument.documentElement.scrollTop)
}
