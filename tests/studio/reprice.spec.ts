import type { Locator, Page } from '@playwright/test'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { expect, openDocument, test } from './support/studio.ts'

const CAR = 'category-Car'
const PRICES = 'packages[].price'
const GOLD = 'packages[_key=="car-gold-shine"].price.rows[].price.amount'

async function openPanel(page: Page): Promise<Locator> {
  await openDocument(page, `category;${CAR}`)
  await discardDraft(page, CAR)
  await page.getByRole('button', { name: 'Change several prices' }).click()
  return page.locator('aside').filter({ hasText: 'Change several prices' })
}

test('an owner raises and rounds prices, leaves some out, and takes all of it back', async ({ owner: page }) => {
  const panel = await openPanel(page)
  const [before, gold] = [await stored(page, CAR, PRICES), await stored(page, CAR, GOLD)]
  await panel.getByLabel(/^Raise by/).fill('5')
  await panel.getByRole('combobox', { name: 'Round' }).selectOption({ label: 'To the nearest $5' })
  const packages = panel.getByRole('group', { name: 'Packages' })
  await expect(packages).toContainText('$300+ → $315+')
  await page.screenshot({ path: test.info().outputPath('reprice.png') })
  expect(await storedDraft(page, CAR, PRICES)).toBeNull()

  // By keyboard, from the box of the package to the press that changes the others.
  const box = packages.getByRole('checkbox', { name: 'Gold Shine Rejuvenation' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  const press = panel.getByRole('button', { name: /^Change these \d+ prices$/ })
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/prices were changed/)).toBeVisible()
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(gold)
  // The draft is there before its changes are.
  await expect.poll(() => storedDraft(page, CAR, PRICES)).not.toEqual(before)

  await panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(panel.getByText(/prices were changed/)).toBeHidden()
  await expect.poll(() => storedDraft(page, CAR, PRICES)).toEqual(before)
})

test('a raise leaves discounts as they are, unless they are ticked', async ({ owner: page }) => {
  const panel = await openPanel(page)
  const rule = (id: string, effect: object) => ({ _key: id, _type: 'Rule', id, title: id, effect: { _type: 'Effect', ...effect } })
  const rules = [
    rule('code', { kind: 'amount', amount: -2000 }),
    rule('sale', { kind: 'percent', bps: -1000, of: 'package', max: 5000 }),
    rule('fee', { kind: 'amount', amount: 2000 }),
  ]
  await writeDraft(page, CAR, { rules })
  await panel.getByLabel(/^Raise by/).fill('10')
  const own = panel.getByRole('group', { name: 'Rules' })
  await expect(own.getByRole('checkbox', { name: 'fee' })).toBeChecked()
  await expect(own.getByRole('checkbox', { name: 'sale, at most' })).not.toBeChecked()
  await expect(own.getByRole('checkbox', { name: 'code' })).not.toBeChecked()
  await own.getByRole('checkbox', { name: 'sale, at most' }).check()
  await panel.getByRole('button', { name: /^Change these \d+ prices$/ }).click()
  await expect.poll(() => storedDraft(page, CAR, 'rules[].effect{"is": coalesce(amount, max)}.is')).toEqual([-2000, 5500, 2200])
  await discardDraft(page, CAR)
})

test('an owner asks $5 more for each, and sees what changes by a percentage alone', async ({ owner: page }) => {
  const panel = await openPanel(page)
  const gold = (await stored(page, CAR, GOLD)) as number[]
  await panel.getByText('The same amount for each').click()
  await panel.getByLabel(/^Raise by/).fill('5')
  await expect(panel.getByRole('group', { name: 'Packages' })).toContainText('$300+ → $305+')
  await panel.getByRole('button', { name: /^Change these \d+ prices$/ }).click()
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(gold.map(amount => amount + 500))
  await panel.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(gold)
})

test('an owner raises prices from a day on, sees old and new with the day, and reads how many as elsewhere', async ({ owner: page }) => {
  const panel = await openPanel(page)
  const gold = (await stored(page, CAR, GOLD)) as number[]
  const year = new Date().getUTCFullYear() + 1
  await panel.getByLabel(/^Raise by/).fill('10')
  await panel.getByLabel('From which day on').fill('2020-01-01')
  await expect(panel.getByText('Must be after today: leave it empty to change at once')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Change these/ })).toBeHidden()
  await panel.getByLabel('From which day on').fill(`${year}-06-01`)
  const packages = panel.getByRole('group', { name: 'Packages' })
  await expect(packages).toContainText(`From June 1, ${year}, Coupes/Sedans$300+ → $330+`)
  await page.screenshot({ path: test.info().outputPath('reprice-from-day.png') })
  await panel.getByRole('button', { name: /^Change these \d+ prices$/ }).click()
  const changed =
    'packages[_key=="car-gold-shine"].price{"was": price.rows[].price.amount, "days": changes[].from, "is": changes[].price.rows[].price.amount}'
  await expect.poll(() => storedDraft(page, CAR, changed)).toEqual([{ was: gold, days: [`${year}-06-01`], is: gold.map(amount => amount * 1.1) }])
  await expect(panel.getByText(/prices were changed in the draft/)).toBeVisible()
  await panel.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(gold)
})

test('an owner copies a price table to another package', async ({ owner: page }) => {
  const panel = await openPanel(page)
  await panel.getByText('Copy a price').click()
  await panel.getByLabel('Copy the price of').selectOption({ label: 'Packages: Gold Shine Rejuvenation' })
  const silver = panel.getByRole('checkbox', { name: /^Silver Shine/ })
  await expect(silver).not.toBeChecked()
  await silver.check()
  await page.screenshot({ path: test.info().outputPath('copy.png') })
  // A table of three sizes.
  await panel.getByRole('button', { name: 'Change these 3 prices' }).click()
  const copied = () => storedDraft(page, CAR, 'packages[id=="car-silver-shine"].price.rows[].price.amount')
  await expect.poll(copied).toEqual(await stored(page, CAR, GOLD))
  await panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(panel.getByText(/prices were changed/)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel fits', async ({ owner: page }) => {
    await page.goto(`/structure/category;${CAR}`)
    await page.getByRole('button', { name: 'Change several prices' }).or(page.getByTestId('pane-context-menu-button')).first().click()
    const item = page.getByRole('menuitem', { name: 'Change several prices' })
    if (await item.isVisible()) await item.click()
    const raise = page.getByLabel(/^Raise by/)
    await raise.fill('5')
    await expect(page.getByText('$300+').first()).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('reprice-phone.png') })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
