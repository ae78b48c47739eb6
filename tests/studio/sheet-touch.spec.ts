import type { Locator } from '@playwright/test'
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
  await tapAt(places.nth(11), 10)
  await expect(places.nth(11).getByRole('textbox')).toBeFocused()
  // It replaces the price that is there.
  await page.keyboard.type('145')
  await expect(places.nth(11).getByRole('textbox')).toHaveValue('145')
})
