import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { stored, storedDraft, writeDraft, writePublished } from './support/documents.ts'
import { expect, test } from './support/studio.ts'

const RV = 'category-RV'
const TITLE = 'RVs & Motorhomes'
const NONE_WAIT = 'None: everything is published.'

test('what was taken off the site does not wait: it is listed apart, put on the site again there, or discarded', async ({ owner: page }) => {
  await takeOff(page, RV)
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  const off = page.getByRole('region', { name: 'Taken off the site', exact: true })
  await expect(off.getByRole('link', { name: TITLE, exact: true })).toBeVisible()
  await expect(drafts).toContainText(NONE_WAIT)
  await expect(drafts.getByRole('button', { name: 'Nothing to publish' })).toBeDisabled()
  await expectAccessible(page, [1400, 390], 'section[aria-label="Taken off the site"]')
  await page.screenshot({ path: test.info().outputPath('start-390.png') })
  await page.setViewportSize({ width: 1400, height: 1000 })
  await page.screenshot({ path: test.info().outputPath('start-1400.png') })

  await writeDraft(page, 'messages', { 'success.title': 'Thanks' })
  await expect(drafts.getByRole('listitem')).toHaveText([/^Messages/])
  await drafts.getByRole('button', { name: 'Publish Messages…' }).click()
  const asked = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(asked).toContainText('To be published: Messages.')
  await asked.getByRole('button', { name: 'Not now' }).click()

  await off.getByRole('button', { name: /^Put it on the site again…/ }).click()
  await expect(asked.getByRole('checkbox', { name: /^RVs & Motorhomes/ })).toBeChecked()
  // A note that nothing else names went with it.
  await expect(asked.getByRole('checkbox', { name: 'Business' })).toBeChecked()
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
  const published = page.getByRole('dialog', { name: 'Published' })
  await expect(published).toContainText('Visitors see it now.')
  await published.getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(await stored(page, RV, 'title')).toBe(TITLE)
  await expect(off).toHaveCount(0)

  await takeOff(page, RV)
  await page.goto('/')
  await off.getByRole('link', { name: TITLE, exact: true }).click()
  await expect(page.getByTestId('form-view')).toContainText('Packages')
  await page.goto('/')
  await off.getByRole('button', { name: 'Delete for good…: RVs & Motorhomes' }).click()
  const discard = page.getByRole('dialog', { name: 'Delete “RVs & Motorhomes” for good?' })
  await expect(discard).toContainText('Of “RVs & Motorhomes” nothing is published: all of it is deleted.')
  await discard.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect(off).toHaveCount(0)
  expect(await storedDraft(page, RV, 'title')).toBeNull()
})

test('texts that name a category which was taken off the site are quoted until they do not', async ({ owner: page }) => {
  const says = 'Mobile detailing for cars, RVs, semi trucks, tractors and motorcycles in Boise and the Treasure Valley.'
  await takeOff(page, RV)
  await page.goto('/')
  const naming = page.getByRole('region', { name: 'Taken off the site', exact: true }).getByRole('region', { name: /^Texts that still name “/ })
  const quote = naming.getByRole('listitem').filter({ hasText: `“${says}”` })
  await expect(quote).toBeVisible()
  await expectAccessible(page, [1400, 390], 'section[aria-label="Taken off the site"]')
  await page.screenshot({ path: test.info().outputPath('naming-390.png') })
  await page.setViewportSize({ width: 1400, height: 1000 })
  await naming.getByText(/^\d+ more$/).click()
  await page.screenshot({ path: test.info().outputPath('naming-1400.png') })
  await quote.getByRole('link', { name: 'Pages, Description' }).click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await writePublished(page, 'site', { 'meta.description': 'Mobile detailing.' })
  await page.goto('/')
  await expect(naming).toBeVisible()
  await expect(quote).toHaveCount(0)
})

async function takeOff(page: Page, category: string): Promise<void> {
  await page.goto(`/structure/category;${category}`)
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Take it off the site…' }).click()
  await page.getByRole('button', { name: 'Take it off the site', exact: true }).click()
  await expect.poll(() => stored(page, category, '_id')).toBeNull()
}
