import type { Locator, Page } from '@playwright/test'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { expect, openDocument, publish, test } from './support/studio.ts'

const CAR = 'category-Car'
const GOLD = 'packages[_key=="car-gold-shine"].price.rows[1].price.amount'
const ADDON = 'addonGroups[0].items[0].price.amount'

test('an owner sees which prices were published last, by whom, and puts one back in two presses', async ({ owner: page }) => {
  await openDocument(page, `category;${CAR}`)
  const [gold, addon] = [await valueOf(page, GOLD), await valueOf(page, ADDON)]
  await writeDraft(page, CAR, { [GOLD]: gold + 2500, [ADDON]: addon + 500 })
  await publish(page)
  // A reload before the site's check has answered would call the publishing off.
  await expect.poll(() => valueOf(page, GOLD)).toBe(gold + 2500)
  await page.reload()

  const panel = await openPanel(page)
  // Other tests may have published it before.
  const change = panel.getByRole('group', { name: 'Gold Shine Rejuvenation' }).first()
  await expect(change).toContainText(`Mid-Size SUV/Trucks$${gold / 100}+ → $${(gold + 2500) / 100}+`)
  await expect(change).toContainText(/\d{4}, .*Owner/)
  await expect(panel.getByRole('button', { name: /^Put back/ }).nth(1)).toBeVisible()
  await change.getByRole('button', { name: 'Put back' }).click()
  await expect(change).toContainText('Put back; the site has it once')
  await expect.poll(async () => [await storedDraft(page, CAR, GOLD)].flat()).toEqual([gold])
  expect(await storedDraft(page, CAR, ADDON)).toBe(addon + 500)

  await publish(page)
  expect(await valueOf(page, GOLD)).toBe(gold)
  // What was put back is a change, too.
  await expect(change).toContainText(`$${(gold + 2500) / 100}+ → $${gold / 100}+`)
})

test('of a price that was raised for several sizes, one is put back by itself', async ({ owner: page }) => {
  const SMALL = GOLD.replace('rows[1]', 'rows[0]')
  await openDocument(page, `category;${CAR}`)
  const [small, mid] = [await valueOf(page, SMALL), await valueOf(page, GOLD)]
  await writeDraft(page, CAR, { [SMALL]: small + 1500, [GOLD]: mid + 1500 })
  await publish(page)
  await expect.poll(() => valueOf(page, GOLD)).toBe(mid + 1500)
  await page.reload()

  const panel = await openPanel(page)
  const change = panel.getByRole('group', { name: 'Gold Shine Rejuvenation' }).first()
  await expect(change.getByRole('button', { name: 'Put all 2 back: Gold Shine Rejuvenation' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('each-size.png') })
  await change.getByRole('button', { name: 'Put back: Gold Shine Rejuvenation, Mid-Size SUV/Trucks' }).click()
  await expect.poll(async () => [await storedDraft(page, CAR, GOLD), await storedDraft(page, CAR, SMALL)].flat()).toEqual([mid, small + 1500])
  await expect(change.getByRole('button', { name: /^Put back: / })).toHaveCount(1)
  await change.getByRole('button', { name: /^Put back: / }).click()
  await expect.poll(async () => [await storedDraft(page, CAR, SMALL)].flat()).toEqual([small])
  await expect(change).toContainText('Put back; the site has it once')
  await publish(page)
})

test('after many prices were raised, all of them are put back by one press', async ({ owner: page }) => {
  const RV = 'category-RV'
  await openDocument(page, `category;${RV}`)
  const before = await stored(page, RV, 'packages')
  await page.getByRole('button', { name: 'Change several prices' }).click()
  await page.getByRole('textbox', { name: 'Raise by' }).fill('5')
  await page.getByRole('button', { name: /^Change these \d+ prices$/ }).click()
  await expect(page.getByText(/prices were changed/)).toBeVisible()
  await publish(page)
  await expect.poll(() => stored(page, RV, 'packages')).not.toEqual(before)

  const panel = await openPanel(page)
  const all = panel.getByRole('button', { name: /^Put all \d+ back$/ })
  await all.click()
  await expect(panel).toContainText('Put back; the site has it once')
  await expect.poll(() => storedDraft(page, RV, 'packages')).toEqual(before)
  await publish(page)
  await expect.poll(() => stored(page, RV, 'packages')).toEqual(before)
})

test('a category whose prices never changed says so', async ({ owner: page }) => {
  await openDocument(page, 'category;category-Tractor')
  await discardDraft(page, 'category-Tractor')
  await expect(await openPanel(page)).toContainText('No price of this category has changed')
})

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Put a price back' }).click()
  return page.locator('aside').filter({ hasText: 'Put a price back' })
}

async function valueOf(page: Page, path: string): Promise<number> {
  return Number([await stored(page, CAR, path)].flat()[0])
}
