import type { Locator } from '@playwright/test'
import { cells, openSheet } from './support/sheet.ts'
import { expect, test } from './support/studio.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a tap selects the cell that it outlines, at its edge and where what is said of it has more lines, and a second one opens it', async ({
  owner: page,
}) => {
  await page.goto('/prices')
  const grid = page.getByRole('grid', { name: 'Prices' })
  const places = grid.locator('td[id^="price-"]')
  const tapAt = async (cell: Locator, edge: number) => {
    const { x, y, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.touchscreen.tap(x + 8, edge < 0 ? y + height + edge : y + edge)
  }
  for (const edge of [3, -3]) {
    for (const nth of [1, 6, 2, 11]) {
      const cell = places.nth(nth)
      await cell.scrollIntoViewIfNeeded()
      await tapAt(cell, edge)
      await expect(cell).toBeFocused()
      await expect(grid.locator('td[aria-selected="true"]')).toHaveCount(1)
      await expect(cell).toHaveAttribute('aria-selected', 'true')
    }
  }
  await expect(page.getByRole('region', { name: 'Selected price' })).toContainText('Tap it again to change it.')
  await tapAt(places.nth(11), 10)
  await expect(places.nth(11).getByRole('textbox')).toBeFocused()
  // It replaces the price that is there.
  await page.keyboard.type('145')
  await expect(places.nth(11).getByRole('textbox')).toHaveValue('145')
})

test('a price that is no amount says why nothing is typed there, and a second tap opens its form', async ({ owner: page }) => {
  const cell = cells(await openSheet(page, 'RVs & Motorhomes'), 'Exterior Detailing').first()
  const bar = page.getByRole('region', { name: 'Selected price' })
  await cell.tap()
  await expect(bar).toContainText('Tap it again to open its form.')
  await page.keyboard.type('9')
  await expect(bar.getByRole('alert')).toContainText('Is changed in its form: Enter opens it')
  await cell.tap()
  await expect(page.getByTestId('nested-object-dialog')).toContainText(/Exterior Detailing/i)
})

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' })

  test('the sheet fits, scrolls by itself, and a price is edited by touch', async ({ owner: page }) => {
    const grid = await openSheet(page, 'Cars & SUVs')
    const gold = cells(grid, 'Gold Shine Rejuvenation')
    await expect(gold.nth(1)).toBeInViewport()
    const [heading, show] = [await boxOf(page.getByRole('heading', { name: 'Prices', exact: true })), await boxOf(page.getByLabel('Show'))]
    expect(heading.x + heading.width <= show.x || heading.y >= show.y + show.height).toBe(true)
    await page.screenshot({ path: test.info().outputPath('sheet-phone-first.png') })
    await gold.nth(1).tap()
    await gold.nth(1).tap()
    await gold.nth(1).getByRole('textbox').fill('444')
    await page.screenshot({ path: test.info().outputPath('sheet-phone.png') })
    await page.keyboard.press('Enter')
    await expect(gold.nth(1)).toContainText('$444+')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByText('Raise several, compare, export').click()
    await expect(page.getByLabel(/^Raise by/)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('sheet-phone-tools.png') })
  })
})

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return locator.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
}
