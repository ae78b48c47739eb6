import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, storedDraft, writeDraft } from './support/documents.ts'
import { add, fill, itemDialog, part, tab } from './support/item-form.ts'
import { CAR, cells, openSheet } from './support/sheet.ts'
import { expect, openDocument, openItem, test } from './support/studio.ts'

test.use({ studioOf: 'new-size' })

const OPTIONS = 'inputs[0].options[].id'
const AMOUNTS = 'packages[id=="car-gold-shine"][0].price.rows[].price.amount'

test('a size is a column in Prices, whose prices are typed one below another', async ({ owner: page }) => {
  const grid = await openSheet(page)
  await page.getByRole('button', { name: 'Add a column, such as a size…' }).click()
  const form = page.getByRole('region', { name: 'New column' })
  await form.getByLabel('Of which question').selectOption({ label: 'Cars & SUVs: Vehicle size' })
  await form.getByRole('button', { name: 'Add this column' }).click()
  const name = form.getByLabel(/^Vehicle size: what the new one is called/)
  await expect(name).toHaveAccessibleDescription('Say what it is called')
  await name.fill('Coupes/Sedans')
  await expect(name).toHaveAccessibleDescription('There is one of this name')
  await name.fill('Extra large')
  await page.screenshot({ path: test.info().outputPath('new-column.png') })
  await expectAccessible(page, [1400], 'section[aria-label="New column"]')
  await page.keyboard.press('Enter')

  await expect(page.getByText('“Extra large” is in the drafts: write its prices in its column.')).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Extra large' })).toBeVisible()
  const first = cells(grid, 'Basic Shine Detail').nth(4)
  await expect(first).toBeFocused()
  // Nothing was there before that could be put back.
  await expect(page.getByRole('button', { name: /^Put back/ })).toHaveCount(0)
  await page.keyboard.type('70')
  await page.keyboard.press('Enter')
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  await page.keyboard.type('450')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => storedDraft(page, CAR, `{"ids": ${OPTIONS}, "amounts": ${AMOUNTS}}`))
    .toMatchObject({
      ids: ['sedan', 'mid', 'large', 'extra-large'],
    })
  await expect.poll(async () => ((await storedDraft(page, CAR, AMOUNTS)) as number[]).at(3)).toBe(45_000)
  await page.screenshot({ path: test.info().outputPath('column.png') })

  await page.getByRole('button', { name: 'Take it out again' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Extra large' })).toHaveCount(0)
  expect(await storedDraft(page, CAR, OPTIONS)).toEqual(['sedan', 'mid', 'large'])
  expect(await storedDraft(page, CAR, AMOUNTS)).toHaveLength(3)
  await discardDraft(page, CAR)
})

test('a size that was added to its question leads to where all its prices are written', async ({ owner: page }) => {
  await openDocument(page, 'category;category-Car')
  await tab(page, 'Questions')
  await openItem(page, 'Vehicle size')
  await add(part(page, 'options'))
  await fill(page, 'label', 'Extra large')
  await itemDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByTestId('nested-object-dialog')).toHaveCount(1)
  await expect(itemDialog(page)).toContainText('“Extra large” has no prices yet.')
  await page.screenshot({ path: test.info().outputPath('no-prices.png') })
  await itemDialog(page).getByRole('button', { name: 'Write them in Prices' }).click()
  const grid = page.getByRole('grid', { name: 'Prices' })
  await expect(grid.getByRole('columnheader', { name: 'Extra large' })).toBeVisible()
  await expect(cells(grid, 'Basic Shine Detail').nth(4)).toHaveText('No price yet')
  expect(await storedDraft(page, CAR, 'packages[0].price.rows[].option')).toEqual(['sedan', 'mid', 'large', 'extra-large'])
  await discardDraft(page, CAR)
})

test('a size that stands first is the first column, also while a price is on its way', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  await writeDraft(page, CAR, { 'packages[0].price.rows[0].price.amount': 5100 })
  await expect(cells(grid, 'Basic Shine Detail').nth(1)).toContainText('$51')
  await cells(grid, 'Basic Shine Detail').nth(2).click()
  await page.keyboard.type('57')
  await page.getByRole('button', { name: 'Add a column, such as a size…' }).click()
  const form = page.getByRole('region', { name: 'New column' })
  await form.getByLabel(/^Vehicle size/).fill('Scooters')
  await form.getByLabel('Where it stands').selectOption({ label: 'First' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: test.info().outputPath('phone.png') })
  await page.setViewportSize({ width: 1400, height: 1000 })
  await form.getByRole('button', { name: 'Add this column' }).click()
  await expect.poll(() => storedDraft(page, CAR, OPTIONS)).toEqual(['scooters', 'sedan', 'mid', 'large'])
  expect(await storedDraft(page, CAR, 'packages[0].price.rows[].price.amount')).toEqual([null, 5100, 5700, 6000])
  await expect(grid.getByRole('columnheader').nth(2)).toHaveText('Scooters')
  await discardDraft(page, CAR)
})

test('a size is taken off where it stands, with its prices in every table', async ({ owner: page }) => {
  const grid = await openSheet(page)
  await page.getByRole('button', { name: 'Take a column off…' }).click()
  const form = page.getByRole('region', { name: 'Take a column off' })
  const which = form.getByLabel('Which one')
  await expect(which).toBeFocused()
  await form.getByRole('button', { name: 'Take this column off' }).click()
  await expect(which).toHaveAccessibleDescription('Choose which one')
  await which.selectOption({ label: 'Cars & SUVs, Vehicle size: Large SUV/Vans/3-Row' })
  await expect(form).toContainText('Its prices of 5 packages go with it, in the drafts; on the site nothing changes before you publish.')
  await page.screenshot({ path: test.info().outputPath('column-off.png') })
  await expectAccessible(page, [390, 1400], 'section[aria-label="Take a column off"]')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: test.info().outputPath('column-off-phone.png') })
  await page.setViewportSize({ width: 1400, height: 1000 })
  await form.getByRole('button', { name: 'Take this column off' }).click()
  await expect(page.getByText('“Large SUV/Vans/3-Row” is gone from the drafts.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('column-gone.png') })
  await expect(grid.getByRole('columnheader', { name: 'Large SUV/Vans/3-Row' })).toHaveCount(0)
  expect(await storedDraft(page, CAR, OPTIONS)).toEqual(['sedan', 'mid'])
  expect(await storedDraft(page, CAR, AMOUNTS)).toEqual([30_000, 35_000])
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Large SUV/Vans/3-Row' })).toBeVisible()
  await expect
    .poll(() => storedDraft(page, CAR, `{"ids": ${OPTIONS}, "amounts": ${AMOUNTS}}`))
    .toEqual({
      ids: ['sedan', 'mid', 'large'],
      amounts: [30_000, 35_000, 40_000],
    })
  await page.getByRole('button', { name: 'Take a column off…' }).click()
  await which.selectOption({ label: 'Cars & SUVs, Vehicle size: Large SUV/Vans/3-Row' })
  await form.getByRole('button', { name: 'Take this column off' }).click()
  await expect(page.getByText('“Large SUV/Vans/3-Row” is gone from the drafts.')).toBeVisible()
  await discardDraft(page, CAR)
  await expect(grid.getByRole('columnheader', { name: 'Large SUV/Vans/3-Row' })).toBeVisible()
  await expect(page.getByText('is gone from the drafts')).toHaveCount(0)
})
