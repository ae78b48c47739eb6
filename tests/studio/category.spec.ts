import type { Page } from '@playwright/test'
import { sendRequest } from './support/send-request.ts'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { asked, closeItem, expect, field, openDocument, publish, publishButton, test } from './support/studio.ts'

test('a category that is made in the Studio by its name, a package and its prices is on the site, and can be booked', async ({
  owner: page,
  context,
  studio,
}) => {
  await page.goto('/structure/category')
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'Priced by size' }).click()
  await expect(page.getByTestId('field-packages')).toContainText('Package')
  await field(page, 'title').fill('Boats')
  // How long it takes is nobody's guess.
  const time = page.getByTestId('field-duration')
  await expect(time.getByRole('group', { name: 'How long it takes' })).toBeVisible()
  await time.getByRole('textbox', { name: 'Hours' }).fill('2')

  await page.getByTestId('field-packages').getByText('Package', { exact: true }).last().click()
  await itemField(page, 'title').fill('Full wash')
  const price = page.getByTestId('nested-object-dialog').locator('[data-testid^="field-"][data-testid$=".price"]')
  for (const [size, amount] of Object.entries({ Small: '100', Medium: '150', Large: '199' }))
    await price.getByRole('row', { name: size }).getByRole('textbox').first().fill(amount)
  await page.getByTestId('nested-object-dialog').getByTestId('group-tab-texts').click()
  await itemField(page, 'description').fill('Hull, deck and cabin.')
  await closeItem(page)
  await publish(page)

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/boats`)
    await expect(visitor.getByRole('heading', { name: 'Boats' }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(visitor.getByText('$199', { exact: true }).first()).toBeVisible()
  await sendRequest(studio.siteOrigin, { vehicle_category: 'boats', boats_package: 'full-wash', boats_size: 'large' })
})

test('a new package is priced as the one before it, and its id follows from its name on a tab that nobody opened', async ({ owner: page }) => {
  await openDocument(page, 'category;category-Car')
  await page.getByTestId('field-packages').getByTestId('add-single-object-button').click()
  const price = page.getByTestId('nested-object-dialog').locator('[data-testid^="field-"][data-testid$=".price"]')
  await expect(price.getByRole('radio', { name: 'By vehicle size' })).toBeChecked()
  await expect(price.getByRole('row', { name: 'Mid-Size' })).toBeVisible()
  await itemField(page, 'title').fill('Wash & wax')
  await closeItem(page)
  await expect.poll(() => storedDraft(page, 'category-Car', 'packages[-1].id')).toBe('wash-wax')
  await discardDraft(page, 'category-Car')
})

test('the old address of a page that moves leads to it by itself; without that, Publish says first that it is gone', async ({ owner, studio }) => {
  const [id, old] = ['category-Motorcycle', '/motorcycle-detailing']
  await openDocument(owner, `category;${id}`)
  await owner.getByTestId('group-tab-address-and-search').click()
  const form = owner.getByTestId('form-view')
  await field(owner, 'path').fill('/bikes')
  await field(owner, 'path').fill('/motorbikes')
  await field(owner, 'path').blur()
  await expect(form).toContainText(`Once published, the old address ${old} leads to /motorbikes.`)
  await expect.poll(() => storedDraft(owner, id, 'formerPaths')).toEqual([old])
  await expect(publishButton(owner)).toHaveText('Publish')
  await owner.screenshot({ path: test.info().outputPath('kept.png') })

  await writeDraft(owner, id, { formerPaths: [] })
  await expect(form).toContainText(`Once published, the old address ${old} is gone: links to it lead nowhere.`)
  await field(owner, 'path').focus()
  await field(owner, 'path').blur()
  await expect(publishButton(owner)).toHaveText('Publish…')
  await publishButton(owner).click()
  await expect(asked(owner).getByRole('region', { name: 'Addresses of pages' })).toHaveText(/The address \/motorcycle-detailing is gone/)
  await owner.screenshot({ path: test.info().outputPath('gone.png') })
  await asked(owner).getByRole('button', { name: 'Not now' }).click()

  await form.getByRole('button', { name: 'Keep the old address leading here' }).click()
  await expect.poll(() => storedDraft(owner, id, 'formerPaths')).toEqual([old])
  await owner.getByRole('button', { name: 'What will this change do?' }).click()
  await expect(owner.getByRole('region', { name: 'Addresses of pages' })).toContainText(`The old address ${old} leads to /motorbikes.`)
  await owner.screenshot({ path: test.info().outputPath('told.png') })
  await publish(owner)
  const answer = () => fetch(`${studio.siteOrigin}${old}?mode=quote`, { redirect: 'manual' })
  await expect.poll(async () => (await answer()).headers.get('location'), { timeout: 15_000 }).toBe('/motorbikes?mode=quote')

  // Also where Publish is pressed while the field still has the focus.
  await field(owner, 'path').fill('/cycles')
  await publish(owner)
  expect(await stored(owner, id, '[path, formerPaths]')).toEqual(['/cycles', [old, '/motorbikes']])
})

test('the old address of a further page leads to it, too; a page that was never published has none', async ({ owner }) => {
  const former = (address: string) => storedDraft(owner, 'site', `pages[path == "${address}"][0].formerPaths`)
  await openDocument(owner, 'site')
  await owner.getByTestId('group-tab-further-pages').click()
  await owner.getByTestId('field-pages').getByText('Privacy', { exact: true }).click()
  await itemField(owner, 'path').fill('/your-data')
  await owner.keyboard.press('Tab')
  await expect.poll(() => former('/your-data')).toEqual(['/privacy'])
  await expect(owner.getByTestId('nested-object-dialog')).toContainText('the old address /privacy leads to /your-data.')
  await closeItem(owner)

  await owner.getByTestId('field-pages').getByTestId('add-single-object-button').click()
  await itemField(owner, 'path').fill('/about')
  await itemField(owner, 'path').fill('/about-us')
  await owner.keyboard.press('Tab')
  await closeItem(owner)
  await expect.poll(() => storedDraft(owner, 'site', 'pages[-1].path')).toBe('/about-us')
  expect(await former('/about-us')).toBeNull()
})

/** A field of the item whose dialog is open. */
function itemField(page: Page, name: string) {
  return page.getByTestId('nested-object-dialog').locator(`[data-testid^="field-"][data-testid$=".${name}"]`).locator('input, textarea').first()
}
